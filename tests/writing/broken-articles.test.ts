import { describe, expect, it } from 'vitest'
import { tags as engineTags } from '#engine/client/tags.ts'
import { about, messageOf } from '#support/fixture.ts'

const message = await messageOf('broken-articles')

describe('pages that cannot be rendered stop the build, all in one message', () => {
  it('names a tag that is not in the vocabulary', () => {
    const tags = [...Object.keys(engineTags), 'Greeting', 'OneDotFigure'].sort()
    expect(about(message, 'unknown-tag.mdx')).toBe(
      `content/unknown-tag.mdx:8  <Nonsense> is not a tag\n    fix: the tags are ${tags.join(', ')}`,
    )
  })

  it('names a term that is not in the glossary', () => {
    expect(about(message, 'unknown-term.mdx')).toMatchInlineSnapshot(`
      "content/unknown-term.mdx:8  <Term> cannot be rendered: the glossary has no term with the id "slipage"
          fix: correct the id, or add the term to the glossary"
    `)
  })

  it('names an unknown directive', () => {
    expect(about(message, 'unknown-directive.mdx')).toMatchInlineSnapshot(`
      "content/unknown-directive.mdx:8  ":::caution" is unknown
          fix: use note, tip, info, warning, danger or code-group"
    `)
  })

  it('names an import of a module that is not there', () => {
    expect(about(message, 'missing-import.mdx')).toMatchInlineSnapshot(`
      "content/missing-import.mdx:7  imports "#facts/nothing.ts", which does not exist
          fix: correct the import; such names are listed under "imports" in the site’s package.json"
    `)
  })

  it('names a relative import', () => {
    expect(about(message, 'relative-import.mdx')).toMatchInlineSnapshot(`
      "content/relative-import.mdx:6  imports "./nothing.ts", which does not exist
          fix: correct the import"
    `)
  })

  it('names an import of a name that is not there', () => {
    expect(about(message, 'missing-export.mdx')).toMatchInlineSnapshot(`
      "content/missing-export.mdx:6  imports "UNDOCUMENTED_VERSION" from "#site/facts/docs-version.ts", which has no such export
          fix: correct the name, or export it there"
    `)
  })

  it('names a name that is not defined', () => {
    expect(about(message, 'undefined-name.mdx')).toMatchInlineSnapshot(`
      "content/undefined-name.mdx:8  uses "quorum", which is not defined
          fix: import it, or correct its name"
    `)
  })

  it('names samples that are not there, never ran, or changed since they ran', () => {
    expect(about(message, 'sample-missing.mdx')).toMatchInlineSnapshot(`
      "content/sample-missing.mdx:8  <Snippet> cannot be rendered: there is no file content/snippets/missing.ts
          fix: correct its name"
    `)
    expect(about(message, 'sample-unrecorded.mdx')).toMatchInlineSnapshot(`
      "content/sample-unrecorded.mdx:8  <Snippet> cannot be rendered: the output and types of the sample unrecorded.ts were never recorded
          fix: run "npm run snippets" and read what it changed"
    `)
    expect(about(message, 'sample-changed.mdx')).toMatchInlineSnapshot(`
      "content/sample-changed.mdx:8  <Snippet> cannot be rendered: the sample changed.ts or a package it uses has changed since content/snippets/generated/changed.json was made
          fix: run "npm run snippets" and read what it changed"
    `)
  })

  it('names a value that code asks for and no data has', () => {
    expect(about(message, 'sample-value.mdx')).toMatchInlineSnapshot(`
      "content/sample-value.mdx:8  the code names {{NOTHING}}, which has no value
          fix: use one of AMOUNT, TOKEN, or add it to sampleValues in extensions.ts"
    `)
  })

  it('names formulas that fail', () => {
    expect(about(message, 'formula.mdx')).toMatchInlineSnapshot(`
      "content/formula.mdx:8  the formula "\\frac{1}{2" cannot be rendered: Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{1}{2
          fix: correct the TeX between the dollar signs
      content/formula.mdx:12  the formula "\\nonsense{x}" cannot be rendered: Unsupported function name: \\nonsense at position 1
          fix: correct the TeX between the dollar signs"
    `)
  })

  it('names unknown code languages', () => {
    expect(about(message, 'code-language.mdx')).toMatchInlineSnapshot(`
      "content/code-language.mdx:10  code has the unknown language "klingon"
          fix: use a language that Shiki bundles, such as "ts", "bash" or "json", or "text" for none"
    `)
  })

  it('names an unknown language that a tag gives to its code', () => {
    expect(about(message, 'code-tag-language.mdx')).toMatchInlineSnapshot(`
      "content/code-tag-language.mdx:8  code has the unknown language "elvish"
          fix: use a language that Shiki bundles, such as "ts", "bash" or "json", or "text" for none"
    `)
  })

  it.each([
    [
      'prop-unknown:6',
      'Callout',
      'prop "typ" is unknown',
      'take it out: <Callout> takes kind, title',
    ],
    [
      'prop-value:8',
      'Callout',
      'prop "kind": expected one of "note", "tip", "info", "warning", "danger", found "warn"',
      'correct the prop "kind"',
    ],
    [
      'prop-missing:8',
      'Step',
      'prop "title": expected a text, found nothing',
      'add title to <Step>',
    ],
    [
      'prop-type:6',
      'ValueTable',
      'prop "columns": expected a list, found "Month"',
      'correct the prop "columns"',
    ],
    [
      'prop-none:6',
      'BlogList',
      'prop "newest" is unknown',
      'take it out: <BlogList> takes no props',
    ],
    [
      'figure-prop:6',
      'OneDotFigure',
      'prop "size" is unknown',
      'take it out: <OneDotFigure> takes no props',
    ],
    ['site-tag:6', 'Greeting', 'prop "name": expected a text, found 3', 'correct the prop "name"'],
    [
      'tag-empty:6',
      'Callout',
      'nothing stands between its opening and its closing tag',
      'write what it holds between <Callout> and </Callout>',
    ],
    [
      'tag-full:6',
      'BlogList',
      'it holds words or tags, and shows none',
      'close it at once: <BlogList … />',
    ],
    [
      'tab-stray:6',
      'Tabs',
      'it holds something besides <Tab>',
      'move it into a tab, or out of the tabs',
    ],
    [
      'tab-inside:18',
      'Callout',
      'prop "typ" is unknown',
      'take it out: <Callout> takes kind, title',
    ],
    ['tab-untitled:6', 'Tab', 'prop "title": expected a text, found nothing', 'add title to <Tab>'],
    ['tabs-alike:6', 'Tabs', 'two tabs have the title "One"', 'give each a title of its own'],
  ])('names what a tag does not take: %s', (place, tag, reason, fix) => {
    const [file = '', line = ''] = place.split(':')
    expect(about(message, `${file}.mdx`)).toBe(
      `content/${file}.mdx:${line}  <${tag}> cannot be rendered: ${reason}\n    fix: ${fix}`,
    )
  })

  it('names a step whose title has level 7', () => {
    expect(about(message, 'step-level.mdx')).toMatchInlineSnapshot(`
      "content/step-level.mdx:12  <Step> cannot be rendered: Invalid.
          fix: give its title a level from 2 to 6"
    `)
  })

  it('names a tag that is not closed', () => {
    expect(about(message, 'syntax.mdx')).toMatchInlineSnapshot(`
      "content/syntax.mdx:8  Expected a closing tag for \`<Steps>\`
          fix: close what is open; write a brace or angle bracket that is text as \`{\` or \`<\` in code"
    `)
  })

  it('names an expression that is not closed', () => {
    expect(about(message, 'expression.mdx')).toMatchInlineSnapshot(`
      "content/expression.mdx:6  Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
          fix: close what is open; write a brace or angle bracket that is text as \`{\` or \`<\` in code"
    `)
  })

  it('names code without a title in a code group', () => {
    expect(about(message, 'code-group.mdx')).toMatchInlineSnapshot(`
      "content/code-group.mdx:8  code in a code group needs a title
          fix: write it behind the language: \`\`\`bash [Title]"
    `)
  })

  it('finds nothing wrong with content/index.mdx', () => {
    expect(about(message, 'index.mdx')).toBe('')
  })
})
