import { existsSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { Definition } from '#data/openapi/document.ts'

/** Module that lists the API definitions of a site, below the site's root. */
const MODULE = 'data/openapi/definitions.ts'

/**
 * The module that lists the API definitions of a site; undefined for a site without any.
 * @param root folder of the site
 */
export function definitionsModule(root: string): string | undefined {
  const file = path.join(root, MODULE)
  return existsSync(file) ? file : undefined
}

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
