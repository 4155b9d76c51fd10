import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers'

/** Classes of lines of code; their rules are in `engine/prose/code-marks/`. */
const MARKED = 'line_marked'
const ADDED = 'line_added'
const REMOVED = 'line_removed'
const FOCUSED = 'line_focused'
/** Class of a block of code that has lines in focus. */
const WITH_FOCUS = 'lines_in_focus'

/** What marks in comments at the ends of lines mean: `// [!code ++]`. */
export const notations = [
  transformerNotationDiff({ classLineAdd: ADDED, classLineRemove: REMOVED, classActivePre: '' }),
  transformerNotationFocus({ classActiveLine: FOCUSED, classActivePre: WITH_FOCUS }),
  transformerNotationHighlight({ classActiveLine: MARKED, classActivePre: '' }),
]

/** What numbers of lines in a fence mean: `{1,3-4}`. */
export const lineNumbers = transformerMetaHighlight({ className: MARKED })
