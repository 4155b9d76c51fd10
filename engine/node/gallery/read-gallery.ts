import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import GithubSlugger from 'github-slugger'
import type { Code, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { SidebarItem } from '#model/config/sidebar.ts'
import type { SourcePage } from '#model/page.ts'
import { EXTENSIONS_FILE } from '../config/load-extensions.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { isExample, shownBy } from './examples.ts'
import { GALLERY_PATH } from './gallery-path.ts'
import { sidebarStates } from './sidebar-states.ts'

/** States of the frame, which every gallery shows. */
const FRAME_STATES = path.join(import.meta.dirname, 'frame.mdx')

/** A part of a gallery file under a heading of level 2. */
interface Section {
  /** File, relative to the site's root. */
  file: string
  title: string
  path: string
  /** The file's text up to the end of the section, with the lines before it empty: they keep their numbers. */
  source: string
  /** What its examples show, by the names authors write. */
  shown: readonly string[]
}

/**
 * The pages of the component gallery: what authors may write, each piece with its source. They are shown in
 * development, and in no published site. A section of a gallery file is a page.
 * @param root folder of the site
 * @param files Markdown files with examples, relative to the root
 * @returns nothing for a site without gallery files.
 * @throws BuildError for a file that is not there.
 */
export async function readGallery(root: string, files: readonly string[]): Promise<SourcePage[]> {
  if (files.length === 0) return []
  const slugger = new GithubSlugger()
  const sections = (
    await Promise.all(
      [...files, path.relative(root, FRAME_STATES)].map(async file =>
        sectionsOf(file, await readFileOf(root, file)),
      ),
    )
  )
    .flat()
    .map(section => ({ ...section, path: `${GALLERY_PATH}/${slugger.slug(section.title)}` }))
  const items = sections.map(({ title, path: link }) => ({ text: title, link }))
  const area: SidebarItem = {
    text: 'Gallery',
    items: [{ text: 'All examples', link: GALLERY_PATH }, ...items, sidebarStates],
  }
  const index = { file: EXTENSIONS_FILE, title: 'Gallery', path: GALLERY_PATH }
  return [{ ...index, source: indexOf(sections) }, ...sections].map(section => ({
    path: section.path,
    // No file of this name is there: it says where what the page imports is looked for.
    filePath: `${section.path.slice(1)}.mdx`,
    source: section.source,
    frontmatter: {
      title: section.title,
      description: `Examples of what authors may write: ${section.title.toLowerCase()}.`,
      layout: 'docs',
    },
    gallery: { file: section.file, sidebar: [area] },
  }))
}

async function readFileOf(root: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(root, file), 'utf8')
  } catch {
    throw new BuildError([
      {
        file: EXTENSIONS_FILE,
        message: `"gallery" names the file ${file}, which is not there`,
        fix: 'correct its path, which begins at the folder of the site, or add the file',
      },
    ])
  }
}

/** The sections of a text that have an example. */
function sectionsOf(file: string, text: string): Omit<Section, 'path'>[] {
  const nodes = createProcessor({ format: file.endsWith('.md') ? 'md' : 'mdx' }).parse(
    text,
  ).children
  const lines = text.split('\n')
  const starts = nodes.flatMap((node, at) =>
    node.type === 'heading' && node.depth === 2
      ? [{ title: textOf(node), line: node.position?.start.line ?? 0, at }]
      : [],
  )
  return starts.flatMap(({ title, line, at }, index) => {
    const next = starts[index + 1]
    const shown = shownIn({ type: 'root', children: nodes.slice(at, next?.at) })
    if (!shown) return []
    const source = '\n'.repeat(line) + lines.slice(line, next && next.line - 1).join('\n')
    return [{ file, title, source, shown }]
  })
}

/** What the examples of a text show; undefined when there are none. */
function shownIn(tree: Root): string[] | undefined {
  const examples: Code[] = []
  visit(tree, 'code', node => {
    if (isExample(node)) examples.push(node)
  })
  return examples.length > 0 ? [...new Set(examples.flatMap(shownBy))].sort() : undefined
}

/** The text of the page that lists the sections with what they show. */
function indexOf(sections: readonly Section[]): string {
  const entries = sections.map(({ title, path: link, shown }) => {
    const names = shown.map(name => `\`${name}\``)
    return `- [${title}](${link})${names.length > 0 ? `: ${names.join(', ')}` : ''}`
  })
  return `What authors may write, each piece as readers see it, with its source below it.\n\n${entries.join('\n')}\n`
}
