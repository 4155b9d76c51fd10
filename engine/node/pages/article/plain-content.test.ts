import { createElement, type ReactNode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ArticleContent } from '#client/server.tsx'
import { compilePage, compileUnlessPlain } from '../compile/compile.ts'
import { plainContent } from './plain-content.ts'

/** All that Markdown has, and the directives of pages. */
const PLAIN = `---
title: All of it
---

# One *two* **three** \`code\` ~~gone~~ &amp; entity

Text with a [link](/a "title"), a [reference][r], ![image](/a.png "t"), https://example.com, a@example.com,\\
a break, 12:30, a note[^1], "quotes", \`{braces}\` and \\{escaped\\} ones.

[^1]: The note,

    of two parts.

[r]: /reference 'Title'

| a | b | c |
| :-- | :-: | --: |
| 1 | \`2\` | **3** |
| | \\| | |

- [ ] open
- [x] done

3. three
4. four

   loose

> quote
>
> - nested
>   - more

\`\`\`ts [title] {1,3}
const a = '{{NAME}}'
\`\`\`

    indented

::::warning[Title *of* it]
Text *of* it

\`\`\`js
a
\`\`\`

:::note
Within.
:::
::::

::::code-group
\`\`\`ts [A]
a
\`\`\`
\`\`\`ts [B] {1}
b
\`\`\`
::::

Setext
------

***

$$
x^2
$$

One $$y$$.
`

type Props = Readonly<Record<string, ReactNode>>
const shown = (name: string) => (props: Props) =>
  createElement('section', { title: `${name} ${props.kind} ${props.title}` }, props.children)
const components = Object.fromEntries(
  ['Callout', 'CodeGroup', 'Tab'].map(name => [name, shown(name)]),
)

const options = { math: true, sampleValues: { NAME: 'value' } }
const markupOf = (Content: ArticleContent) =>
  renderToStaticMarkup(createElement(Content, { components }))

/** The article that a module exports, run as a function: the test runner would take an import for one of its own. */
function moduleContent(code: string): ArticleContent {
  const body = code
    .replace(/^import \{(.*)\} from .*$/m, (_, names: string) => {
      return `const {${names.replaceAll(' as ', ': ')}} = jsxRuntime`
    })
    .replace('export default', 'return')
  return new Function('jsxRuntime', body)(jsxRuntime)
}

for (const file of ['page.mdx', 'page.md'])
  test(`Markdown alone is shown as its module would show it: ${file}`, async () => {
    const [compiled, plain] = await Promise.all([
      compilePage(file, PLAIN, options),
      compileUnlessPlain(file, PLAIN, options),
    ])
    if (!('tree' in plain)) throw new Error('was not taken for Markdown alone')
    const markup = markupOf(plainContent(plain.tree))
    expect(markup).toBe(markupOf(moduleContent(compiled.code)))
    expect(markup).toContain('value')
    expect(markup).toContain('Callout note')
    expect(plain.written).toEqual(compiled.written)
  })

test.each([
  '<Tag />',
  'Text {1 + 1}.',
  'export const a = 1\n\nText',
  'A <b>tag</b> within.',
  '{/* nothing */}\n\nText',
])('a page with more than Markdown is run as a module: %s', async source => {
  expect(await compileUnlessPlain('page.mdx', source, options)).toHaveProperty('code')
})

test('a page of the gallery is run as a module, since its examples are', async () => {
  const source = '```mdx\n<Tag value={1} />\n```'
  const plain = await compileUnlessPlain('page.md', source, options)
  expect(plain).toHaveProperty('tree')
  const shown = await compileUnlessPlain('page.md', source, { ...options, examples: true })
  expect(shown).toHaveProperty('code')
})

test('HTML in a page of Markdown is left to the module, which leaves it out', async () => {
  expect(await compileUnlessPlain('page.md', 'A <b>tag</b>', options)).toHaveProperty('code')
})
