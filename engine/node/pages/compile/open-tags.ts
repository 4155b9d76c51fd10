/** Where a tag begins, as the parser keeps it. */
interface OpenTag {
  start: { line: number }
}

/** The tags that a page has opened and not closed, the outermost first. */
export interface OpenTags {
  /** The parser's own list: it grows and shrinks while the page is read. */
  current: readonly OpenTag[]
}

/** The part of the parser's context that its extension for tags fills. */
interface TagContext {
  data: { mdxJsxTagStack?: OpenTag[] }
}

/**
 * Keeps the tags that are open while a page is read: of one that is still open at the end, the parser tells the place in
 * words alone.
 * @param openOf gives what to keep them in for the page that is being parsed
 */
export function remarkOpenTags(this: { data(): object }, openOf: () => OpenTags): void {
  // The sign `<` of a tag, for which the extension itself has no handler that this would replace.
  const onMarker = function (this: TagContext) {
    openOf().current = this.data.mdxJsxTagStack ?? []
  }
  const data: { fromMarkdownExtensions?: unknown[] } = this.data()
  data.fromMarkdownExtensions ??= []
  data.fromMarkdownExtensions.push({
    enter: { mdxJsxFlowTagMarker: onMarker, mdxJsxTextTagMarker: onMarker },
  })
}
