/** Where the texts of readers are: the pages, what they print, and the frame around them. */
export const PAGES = 'site/content/**/*.mdx'
export const SAMPLES = 'site/content/snippets/**/*.{ts,graphql}'
export const DATA = [
  'site/*.ts',
  'site/content/*.ts',
  'site/{api-definitions,facts,figures,math,search,tags}/**/*.{ts,tsx}',
  'engine/{api-viewer,chrome,client,figure-kit,islands,prose,ui}/**/*.{ts,tsx}',
  // The words of the interface, in the language of these rules.
  'engine/words/en/*.ts',
  // What the build itself writes into pages: the page for unknown addresses, formulas as they are read out, notices.
  'engine/model/assistant.ts',
  'engine/node/output/notices.ts',
  'engine/node/pages/article/formula-words.ts',
  'engine/node/pages/collect/fallback-pages.ts',
]

/** Files among these whose texts are code, each with the reason. */
export const CODE_FILES: Readonly<Record<string, string>> = {
  'engine/api-viewer/request/samples.ts': 'it writes the requests that readers copy',
  'engine/ui/tokens/tokens-of.ts': 'it lists the keywords of languages',
  'site/api-definitions/sdk-sample.ts': 'it writes the calls of the SDK that readers copy',
  'site/tags/contracts/code-commands.ts': 'it writes the commands that readers copy',
  'site/search/answers/places.ts': 'it lists what readers type into the search',
}

/** Attributes of tags and elements that hold no text for readers. */
export const CODE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'className',
  'chain',
  'data-part',
  'data-title',
  'definition',
  'endpoint',
  'file',
  'href',
  'id',
  'key',
  'lang',
  'link',
  'of',
  'role',
  'scope',
  'slug',
  'source',
  'src',
  'style',
  'type',
])

/** Properties of data that hold code, addresses, the exact words of others, or what readers type. */
export const CODE_PROPERTIES: ReadonlySet<string> = new Set([
  'after',
  'before',
  'call',
  'href',
  'pattern',
  'signature',
  'subjects',
  'url',
])
