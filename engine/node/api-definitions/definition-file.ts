import { stringify } from 'yaml'
import type { Definition } from '#model/api/document.ts'

/**
 * A definition as its file holds it. Texts are quoted as in JSON and stand on one line, so that no tool takes one for a
 * number or a date.
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
