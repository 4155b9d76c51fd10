/** What the frame says, and the pages that the engine makes. */
export const frame = {
  /** As `<html lang>` and `dir` have them, and for dates. */
  language: 'en',
  direction: 'ltr' as 'ltr' | 'rtl',
  locale: 'en-US',

  /* The frame, and what is said where a part of it fails. */
  skipToContent: 'Skip to content',
  pagesAsMarkdown: (address: string): string => `Pages as Markdown: ${address}`,
  thisPage: 'This page',
  newTab: ' (opens in a new tab)',
  didNotLoad: (part: string): string => `${part} did not load.`,
  theAnnouncement: 'The announcement',
  theTopBar: 'The top bar',
  thePageBar: 'The bar of the page',
  theSidebar: 'The sidebar',
  theFoot: 'The foot of the page',
  theOutline: 'The outline',
  theAssistantLink: 'The link to an assistant',
  theAssistantMenu: 'The menu of assistants',
  frameFailed: 'What surrounds the article did not load.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',

  /* The top bar, and the line above it. */
  site: 'Site',
  siteMenu: 'Site menu',
  menu: 'Menu',
  homeOf: (title: string): string => `${title}: home`,
  switchTheme: 'Switch between light and dark',
  announcement: 'Announcement',
  dismissAnnouncement: 'Dismiss the announcement',

  /* The sidebar, and the bar of small screens. */
  documentation: 'Documentation',
  back: 'Back',
  home: 'Home',
  closeMenu: 'Close the menu',
  openSidebar: 'Open the sidebar',
  allAreas: 'All areas',
  notAvailable: ' (not available yet)',
  pagesOf: (section: string): string => `Pages of ${section}`,
  callsOf: (section: string): string => `Calls of ${section}`,
  pageTools: 'Page tools',
  top: 'Top',
  onThisPage: 'On this page',
  pageHeadings: 'Headings of this page',

  /* The foot of a page. */
  editPage: 'Edit page',
  reportPage: 'Something wrong here?',
  reportSection: (section: string): string => `Section: ${section}`,
  printSection: 'Print this section',
  lastUpdated: 'Last updated:',
  previousAndNext: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  previousKeys: 'Shift + left arrow',
  nextKeys: 'Shift + right arrow',

  /* Assistants. */
  askAssistant: 'Ask a chat assistant',
  aboutThisPage: ' about this page (opens in a new tab)',
  assistantMenu: 'Markdown and assistants',
  ask: (assistant: string): string => `Ask ${assistant}`,
  theyAreAsked: (question: string): string => `They are asked: ${question}`,
  viewMarkdown: 'View as Markdown',
  connectServer: 'Connect the documentation server',
  copyMarkdown: 'Copy page as Markdown',
  copyFailed: 'It did not load. Press again to try once more.',
  question: (address: string): string => `Research ${address} and answer my questions about it.`,

  /* Copying. */
  copy: 'Copy',
  copied: 'Copied',
  pressToCopy: 'Press Ctrl+C',

  /* The search. */
  search: 'Search',
  searchButton: 'Search...',
  loadingSearch: 'Loading the search',
  loadingSearchNow: 'Loading the search…',
  searchFailed: 'Search did not load. Check your connection.',
  loadingIndex: 'Loading the search index',
  loadingIndexNow: 'Loading the search index…',
  indexFailed: 'The search index did not load.',
  checkConnection: ' Check your connection.',
  reset: 'Reset',
  showExcerpts: 'Show excerpts',
  searchResults: 'Search results',
  results: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
  noResults: (query: string): string => `No results for "${query}"`,
  unlisted:
    'This address is not listed here. Compare every character with the address you expected.',
  looksLike: (name: string): string =>
    `This address is not listed here. It looks like the address of ${name} but is a different one: do not use it.`,
  otherCase: 'Some letters are in another case than what you searched. Copy it from here.',
  compareAll: (count: number): string =>
    `Compare all ${count} characters. Others may begin and end alike.`,
  moreBelow: (place: string, count: number): string => `${place} and ${count} more below`,
  copyAnswer: (kind: string, name: string, place: string): string =>
    `Copy the ${kind}: ${name}, ${place}`,

  /* The keys of the search: what they do, and what they are called. */
  keys: 'Keys',
  navigate: 'Navigate',
  select: 'Select',
  copyTheAnswer: 'Copy the answer',
  previousAndNextPage: 'Previous and Next',
  upKey: 'Up',
  downKey: 'Down',
  leftKey: 'Left',
  rightKey: 'Right',
  enterKey: 'Enter',
  escapeKey: 'Escape',
  backspaceKey: 'Backspace',
  shiftKey: 'Shift',
  commandKey: 'Command',
  controlKey: 'Control',
  controlSign: 'Ctrl',

  /* What is on its way, or did not come. */
  loadingAPage: 'Loading a page',
  loadingThePage: 'Loading the page',
  loadingPageNow: 'Loading the page…',
  pageFailed: 'The page did not load.',
  pageFailedOffline: 'The page did not load. You are offline.',
  pageChanged: 'This page has changed since you last saw it.',
  loadingPart: 'Loading this part…',
  partFailed: 'This interactive part did not load. ',
  partsFailed: 'Interactive parts did not load. Links still work.',

  /* What pages say of themselves. */
  siteSilent: 'The site does not answer.',
  youAreOffline: 'You are offline.',
  pageFrom: (time: string): string => `This page is from ${time}.`,
  addressesFrom: (time: string): string => `These addresses are from ${time}.`,
  oldVersion: (label: string): string => `This is version ${label} of the documentation.`,
  notInVersion: (label: string): string => `Version ${label} does not have this page.`,
  readInVersion: (label: string): string => `Read this page of version ${label}`,
  goToVersion: (label: string): string => `Go to version ${label}`,
  untranslated: (own: string, other: string): string =>
    `This page is in ${other}, and not translated into ${own}.`,
  draft: (title: string): string => `Draft: ${title}`,

  /* Pages that the engine makes. */
  notFound: 'Page Not Found',
  notFoundText: 'The page you were looking for could not be found.',
  goHome: 'Go to Home Page',
  wordsToSearch: 'Words to search',
  nearestPages: 'Nearest pages',
  allPages: 'All pages',
  allAreasText: 'The areas of this documentation, each with a link to its first page.',
  onOnePage: (area: string): string => `${area} on one page`,
  allPagesOn: (area: string): string =>
    `All pages on ${area}, one after the other, to be read or printed as one.`,
  backTo: (title: string): string => `Back to ${title}`,
  pagesOn: (area: string): string => `Pages on ${area}`,
  moved: 'This page has moved',
  notKept: 'This page needs a network',
  notKeptText: 'What is shown without a network for a page that has not been visited before.',
  notKeptReason:
    'This site could not be reached, and you have not visited this page before. Load it again when you have a network.',
  keptPages: 'Kept pages',
  keptPagesText:
    'Pages that you have visited can be read without a network. They are listed here while there is none.',
  noKeptPage: 'No page is kept yet.',

  /* What the build adds to every article. */
  code: (title: string): string => `Code: ${title}`,
  table: (heading: string): string => `Table: ${heading}`,
  linkTo: (heading: string): string => `Link to “${heading}”`,
  fullSize: 'Full size',
  done: 'Done',
  toDo: 'To do',
}
