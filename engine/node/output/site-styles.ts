import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { integrityOf } from '../bundle/integrity.ts'
import type { Bundle } from '../bundle/read-bundle.ts'
import { hashOf } from '../cache/hash.ts'
import { steadyMathFace } from './early-formulas.ts'
import type { OutputFile } from './output-file.ts'

/** Rules that a page has within it. */
export interface InlinedStyles {
  /** What they are for: on each page that has rules of this name they are the same. */
  name: string
  css: string
}

/** The rules of a site. */
export interface SiteStyles {
  /** Tells which a page needs: those of every page, and the parts with a class that its markup shows. */
  of(markup: string): readonly InlinedStyles[]
  /** The face of formulas for pages that show one at once. */
  steadyMathFace: string
  /** A file with all of them, for browsers that refuse those within a page. */
  whole: OutputFile & { readonly integrity: string }
}

/** The rules that every page has. */
const CORE = 'core'

/** Rules that only some pages need. */
interface StylePart extends InlinedStyles {
  classes: ReadonlySet<string>
}

/** The names of the classes of components in rules: the bundler puts a mark and an underscore before them. */
export function classesOf(css: string): Set<string> {
  return new Set(
    [...css.matchAll(/\.([A-Za-z_-][\w-]*_[\w-]+)/g)].flatMap(([, name]) => name ?? []),
  )
}

/** The classes that markup shows. */
export function classesIn(markup: string): Set<string> {
  return new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
}

/**
 * The rules of a bundle, as pages have them.
 * @param addedRules what settings and pages add to those of every page
 */
export async function siteStyles(bundle: Bundle, addedRules: string): Promise<SiteStyles> {
  const rulesIn = async (file: string) =>
    (await readFile(path.join(bundle.folder, 'styles', file), 'utf8')).trim()
  const core = { name: CORE, css: (await rulesIn(bundle.styleFile)) + addedRules }
  const parts: StylePart[] = await Promise.all(
    bundle.styleParts.map(async ({ name, file }) => {
      const css = await rulesIn(file)
      return { name, css, classes: classesOf(css) }
    }),
  )
  const text = [core, ...parts].map(({ css }) => css).join('')
  return {
    of(markup) {
      const shown = classesIn(markup)
      return [core, ...parts.filter(({ classes }) => !shown.isDisjointFrom(classes))]
    },
    steadyMathFace: steadyMathFace(core.css),
    whole: {
      file: `assets/rules-${hashOf(text)}.css`,
      text,
      integrity: integrityOf(text),
    },
  }
}
