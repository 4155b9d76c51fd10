import type { Components } from '#model/extensions.ts'

/** The tags that every author may write besides Markdown, by name. */
export const tags = {
  ApiReference: async () => (await import('./api-reference-tag.tsx')).ApiReference,
  BlogList: async () => (await import('#prose/blog/blog-list.tsx')).BlogList,
  Callout: async () => (await import('#prose/callout/callout.tsx')).Callout,
  Card: async () => (await import('#prose/cards/cards.tsx')).Card,
  Cards: async () => (await import('#prose/cards/cards.tsx')).Cards,
  Code: async () => (await import('#prose/code.tsx')).Code,
  CodeGroup: async () => (await import('#prose/tabs/tabs.tsx')).CodeGroup,
  Drawing: async () => (await import('#prose/drawing/drawing.tsx')).Drawing,
  Glossary: async () => (await import('#prose/glossary/glossary.tsx')).Glossary,
  InlineCode: async () => (await import('#prose/inline-code-tag.tsx')).InlineCode,
  LongDate: async () => (await import('#prose/facts/long-date.tsx')).LongDate,
  NearestPages: async () => (await import('#prose/nearest-pages/nearest-pages.tsx')).NearestPages,
  PageChanges: async () => (await import('#prose/page-changes/page-changes.tsx')).PageChanges,
  Sequence: async () => (await import('#prose/sequence/sequence.tsx')).Sequence,
  Snippet: async () => (await import('#prose/sample/snippet.tsx')).Snippet,
  SourceLink: async () => (await import('#prose/facts/source-link.tsx')).SourceLink,
  Sponsors: async () => (await import('#prose/sponsors/sponsors.tsx')).Sponsors,
  Step: async () => (await import('#prose/steps/steps.tsx')).Step,
  Steps: async () => (await import('#prose/steps/steps.tsx')).Steps,
  Tab: async () => (await import('#prose/tabs/tabs.tsx')).Tab,
  Tabs: async () => (await import('#prose/tabs/tabs.tsx')).Tabs,
  Term: async () => (await import('#prose/term/term.tsx')).Term,
  ValueTable: async () => (await import('#prose/value-table/value-table.tsx')).ValueTable,
} satisfies Components
