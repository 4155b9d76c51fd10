import { readFileSync } from 'node:fs'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { builtPages, builtPrints } from '#support/built-pages.ts'

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

/** A document with several pages has the heading of each. */
const ofPrints: ConfigData = {
  ...settings,
  rules: { ...settings.rules, 'heading-level': ['error', { allowMultipleH1: true }] },
}
const printValidator = new HtmlValidate(new StaticConfigLoader(ofPrints))

/** Two of them: this checker takes very long for long documents, and the other one reads them all. */
const prints = builtPrints('root').filter(({ path }) => /(?:amm|subgraphs)$/.test(path))

describe.each(prints)('$path', ({ file, html }) => {
  it('is valid HTML', async () => {
    const { results } = await printValidator.validateString(html, file)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    )
    expect(found).toEqual([])
  })
})

describe.each(builtPages('root', { notFound: true }))('$path', ({ file, html }) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(html, file)
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    )
    expect(messages).toEqual([])
  })
})
