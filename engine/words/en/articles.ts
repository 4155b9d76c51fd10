/** What tags for authors say, and what the build adds to articles and to the files beside them. */
export const articles = {
  /* Callouts without a title, by their kind. */
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',

  /* The glossary. */
  glossary: 'Glossary',
  letters: 'Letters',
  alsoCalled: (names: string): string => `Also: ${names}`,
  /* Both words on one line. */
  readMore: 'Read\u00a0more',
  readMoreOn: (term: string): string => ` on ${term}`,

  /* Code: groups of it, samples and what they print. */
  variants: 'Variants',
  languages: 'Languages',
  typesOfNames: 'Types of names in it:',
  output: 'Output',
  outputForExample: 'Output for the example answer',

  /* Tables, formulas, drawings and images. */
  linkToRow: (row: string): string => `Link to ${row}`,
  rowsShown: (shown: number, total: number): string => `${shown} of ${total} rows shown`,
  noRow: (query: string, total: number): string =>
    `No row matches “${query}”. The table has ${total} rows.`,
  formula: 'Formula',
  stepBetween: (from: string, to: string): string => `${from} to ${to}: `,
  imageInFullSize: 'The image in full size',

  /* Articles of a blog, and the changes of pages. */
  noPosts: 'No articles have been published here yet.',
  by: ' by ',
  byFirst: 'By ',
  noChanges: 'No change of a page has been recorded yet.',
  noHistory:
    'This copy of the site was built without its history: from a copy of the sources that does not have it, or has only a part of it.',
  severalPages: 'Several pages',
  countPages: (count: number): string => `${count} pages`,
  earlierInMonth: (count: number): string => `and ${count} earlier in this month`,
  changedPages: (title: string): string => `${title}: changed pages`,

  /* Pages as Markdown. */
  pageAt: (address: string): string => `Page: ${address}`,
  allPagesAsMarkdown: (address: string): string => `All pages as Markdown: ${address}`,
  morePages: 'More pages',
  figureWithControls: 'The figure, with its controls:',
  onItsPage: 'on its page',
}
