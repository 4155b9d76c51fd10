/**
 * What must stand in the articles of pages, by their paths, once tags and the marks of heading anchors are taken out and white
 * space is single: the cells of a table row follow each other with one space between them.
 */
export type Statements = Readonly<Record<string, readonly string[]>>
