import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundle } from '../bundle/read-bundle.ts'

/** Rules that a page has within it, since only some pages need them. */
export interface InlinedStyles {
  /** What they are for, the same on each page that has them. */
  name: string
  css: string
}

interface StylePart extends InlinedStyles {
  classes: ReadonlySet<string>
}

/** The names of the classes of components in rules: the bundler puts a mark and an underscore before them. */
export function classesOf(css: string): Set<string> {
  return new Set(
    [...css.matchAll(/\.([A-Za-z_-][\w-]*_[\w-]+)/g)].flatMap(([, name]) => name ?? []),
  )
}

/** Tells which of a bundle's parts of the style sheet a page needs: those with a class that it shows. */
export async function inlinedStyles(
  bundle: Bundle,
): Promise<(markup: string) => readonly InlinedStyles[]> {
  const parts: StylePart[] = await Promise.all(
    bundle.styleParts.map(async ({ name, file }) => {
      const css = (await readFile(path.join(bundle.folder, 'styles', file), 'utf8')).trim()
      return { name, css, classes: classesOf(css) }
    }),
  )
  return markup => {
    const shown = new Set(
      [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    return parts.filter(({ classes }) => !shown.isDisjointFrom(classes))
  }
}
