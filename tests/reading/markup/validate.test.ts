import { readFileSync } from 'node:fs'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { builtPages } from '#support/built-pages.ts'

/*
 * What `.htmlvalidate.json` lets pass, and why:
 * - attr-case, attribute-boolean-style, void-style: React's spelling (`popoverTarget`, `hidden=""`, `<img/>`),
 *   which parses to the same document.
 * - doctype-style: lower case is as valid.
 * - prefer-native-element: scrolling tables are a `div` with `role="region"`, so that an article's outline
 *   holds no sections its author did not write.
 * - valid-id is relaxed: React begins ids with an underscore, and HTML forbids nothing but white space in them.
 */
const settings: ConfigData = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8'))
const validator = new HtmlValidate(new StaticConfigLoader(settings))

describe.each(builtPages('root', { notFound: true }))('$path', ({ file, html }) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(html, file)
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    )
    expect(messages).toEqual([])
  })
})
