import { stringify } from 'yaml'
import type { Definition } from '#model/api/document.ts'

/**
 * A definition as its file holds it. Texts are quoted as in JSON and stand on one line, so that a reader of few
 * lines can read the file, too (`read-definition.ts` of the playground).
 */
export function textOf({ file, document }: Definition): string {
  if (file.endsWith('.json')) return `${JSON.stringify(document, null, 2)}\n`
  return stringify(document, {
    aliasDuplicateObjects: false,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
    doubleQuotedAsJSON: true,
    lineWidth: 0,
  })
}
