import { beforeAll, describe, expect, it } from 'vitest'
import { about, messageOf } from '#support/fixture.ts'

describe('pages that cannot be drawn stop the build, all in one message', () => {
  let message = ''
  beforeAll(async () => {
    message = await messageOf('broken-articles')
  })

  it('names a tag that is not in the vocabulary', () => {
    expect(about(message, 'unknown-tag.mdx')).toMatchInlineSnapshot(`
      "content/unknown-tag.mdx:8  <Nonsense> is not a tag
          fix: the tags are listed in src/prose/tags.ts and src/reference/tags.ts"
    `)
  })

  it('names a term that is not in the glossary', () => {
    expect(about(message, 'unknown-term.mdx')).toMatchInlineSnapshot(`
      "content/unknown-term.mdx:8  <Term> cannot be drawn: the glossary has no term with the id "slipage"
          fix: correct what the tag is given"
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
      "content/missing-import.mdx:7  imports "#domain/nothing.ts", which does not exist
          fix: correct the import; the aliases are listed under "imports" in package.json"
    `)
  })

  it('names a relative import', () => {
    expect(about(message, 'relative-import.mdx')).toMatchInlineSnapshot(`
      "content/relative-import.mdx:6  imports "./nothing.ts", which does not exist
          fix: pages import from the root of the project, such as "#domain/docs-version.ts" or "#data/links.ts""
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
      "content/sample-missing.mdx:8  <Snippet> cannot be drawn: there is no file content/snippets/missing.ts
          fix: correct its name"
    `)
    expect(about(message, 'sample-unrecorded.mdx')).toMatchInlineSnapshot(`
      "content/sample-unrecorded.mdx:8  <Snippet> cannot be drawn: the output and types of the sample unrecorded.ts were never recorded
          fix: run "npm run snippets" and read what it changed"
    `)
    expect(about(message, 'sample-changed.mdx')).toMatchInlineSnapshot(`
      "content/sample-changed.mdx:8  <Snippet> cannot be drawn: the sample changed.ts or a package it uses has changed since content/snippets/generated/changed.json was made
          fix: run "npm run snippets" and read what it changed"
    `)
  })

  it('names a value that code asks for and no data has', () => {
    expect(about(message, 'sample-value.mdx')).toMatchInlineSnapshot(`
      "content/sample-value.mdx:8  the code names {{NOTHING}}, which has no value
          fix: use one of AMOUNT, or add it to the sampleValues of extensions.ts"
    `)
  })

  it('names formulas that fail', () => {
    expect(about(message, 'formula.mdx')).toMatchInlineSnapshot(`
      "content/formula.mdx:8  the formula "\\frac{1}{2" cannot be set: Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{1}{2
          fix: correct the TeX between the dollar signs
      content/formula.mdx:12  the formula "\\nonsense{x}" cannot be set: Unsupported function name: \\nonsense at position 1
          fix: correct the TeX between the dollar signs"
    `)
  })

  it('names unknown code languages', () => {
    expect(about(message, 'code-language.mdx')).toMatchInlineSnapshot(`
      "content/code-language.mdx:10  code has the unknown language "klingon"
          fix: use a language that Shiki bundles, such as "ts", "bash" or "json", or "text" for none
      content/code-language.mdx:14  code has the unknown language "elvish"
          fix: use a language that Shiki bundles, such as "ts", "bash" or "json", or "text" for none"
    `)
  })

  it('names a step whose title has level 7', () => {
    expect(about(message, 'step-level.mdx')).toMatchInlineSnapshot(`
      "content/step-level.mdx:12  <Step> cannot be drawn: Invalid.
          fix: correct what the tag is given"
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
