import type { ComponentType } from 'react'
import type { Definition } from './api/document.ts'
import type { KnownApiError } from './api/known-error.ts'
import type { SampleLanguage } from './api/request.ts'
import type { FigureTone } from './figure-tone.ts'
import type { GlossaryTerm } from './glossary.ts'
import type { SampleEnvironment } from './sample-environment.ts'
import type { SearchAnswer } from './search/answer.ts'
import type { Synonyms } from './search/synonyms.ts'

/** Components by the name they are used by, each loaded when it is used. */
export type Components = Readonly<Record<string, () => Promise<ComponentType<never>>>>

/** Files by their path below the site's root, such as `data/list.json`; each text is made when the file is needed. */
export type FileTexts = Readonly<Record<string, () => Promise<string>>>

/**
 * What a site adds to the engine: the named exports of its `extensions.ts`. Each is optional; what is left out
 * is empty.
 */
export interface SiteExtensions {
  /** Tags that authors may write besides those of the engine, by name. */
  tags: Components
  /** Interactive parts that the site's own tags place with `<Island>`, by the name given there. */
  islands: Components
  /** Interactive figures by id: `water-level` is placed by `<WaterLevelFigure />`, and links lead to `#water-level`. */
  figures: Components
  /** What the colors of figures mean; the component gallery shows it. */
  figureTones: readonly FigureTone[]
  /** What readers say, and the words the pages use for it. */
  synonyms: readonly Synonyms[]
  /** What the search says by itself, before its results; the more important first. Each leads to a page or a row. */
  answers: readonly SearchAnswer[]
  /** The glossary, in the order of the alphabet; `<Term>` links to it. */
  glossary: readonly GlossaryTerm[]
  /** What code in pages writes as `{{NAME}}`. */
  sampleValues: Readonly<Record<string, string>>
  /** API definitions that are published at the site's root. `<ApiReference>` shows one, by the name of its file. */
  apiDefinitions: readonly Definition[]
  /** Errors that API definitions may name, each with its page. */
  apiErrors: readonly KnownApiError[]
  /**
   * Files that are made of data and published below the site's root, besides those of `public/`. Pages may link to
   * them. A name has letters, digits, dots, hyphens and underscores; it is neither that of a page nor of another file.
   */
  publishedFiles: FileTexts
  /** Languages of request samples besides curl, fetch and Python. */
  requestLanguages: readonly SampleLanguage[]
  /**
   * Markdown files, relative to the site's folder, whose blocks of MDX are shown in the component gallery of the
   * development server, rendered and as they are written. A section of a file is a page of the gallery.
   */
  gallery: readonly string[]
  /** How the samples below `content/snippets/` are run; without it, they run with nothing to talk to. */
  sampleEnvironment: () => Promise<SampleEnvironment>
}

/** The extensions of a site that adds nothing. */
export const noExtensions: SiteExtensions = {
  tags: {},
  islands: {},
  figures: {},
  figureTones: [],
  synonyms: [],
  answers: [],
  glossary: [],
  sampleValues: {},
  apiDefinitions: [],
  apiErrors: [],
  publishedFiles: {},
  requestLanguages: [],
  gallery: [],
  sampleEnvironment: async () => ({ start: async () => ({ variables: {}, stop: async () => {} }) }),
}
