import { describe, expect, it } from 'vitest'
import { about, messageOf } from '#support/fixture.ts'

const message = await messageOf('broken-frontmatter')

describe('frontmatter that fails its check stops the build, all in one message', () => {
  it('names no frontmatter', () => {
    expect(about(message, 'none.mdx')).toMatchInlineSnapshot(`
      "content/none.mdx:1  has no frontmatter
          fix: begin the page with "---", a title, a description and "---""
    `)
  })

  it('names frontmatter that does not end', () => {
    expect(about(message, 'open.mdx')).toMatchInlineSnapshot(`
      "content/open.mdx:1  has frontmatter that does not end
          fix: begin the page with "---", a title, a description and "---""
    `)
  })

  it('names empty frontmatter', () => {
    expect(about(message, 'empty.mdx')).toMatchInlineSnapshot(`
      "content/empty.mdx:1  frontmatter field "title": expected a text, found nothing
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta
      content/empty.mdx:1  frontmatter field "description": expected a text, found nothing
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta"
    `)
  })

  it('names no title', () => {
    expect(about(message, 'no-title.mdx')).toMatchInlineSnapshot(`
      "content/no-title.mdx:1  frontmatter field "title": expected a text, found nothing
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta"
    `)
  })

  it('names no description', () => {
    expect(about(message, 'no-description.mdx')).toMatchInlineSnapshot(`
      "content/no-description.mdx:1  frontmatter field "description": expected a text, found nothing
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta"
    `)
  })

  it('names unknown fields', () => {
    expect(about(message, 'unknown-field.mdx')).toMatchInlineSnapshot(`
      "content/unknown-field.mdx:4  frontmatter field "status" is unknown
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta
      content/unknown-field.mdx:7  frontmatter field "content.height" is unknown
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta"
    `)
  })

  it('names wrong values', () => {
    expect(about(message, 'wrong-values.mdx')).toMatchInlineSnapshot(`
      "content/wrong-values.mdx:4  frontmatter field "date": expected a date such as "2026-01-31", found "31 January 2026"
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta
      content/wrong-values.mdx:5  frontmatter field "layout": expected one of "docs", "minimal", "landing", found "wide"
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta
      content/wrong-values.mdx:6  frontmatter field "authors[0]": expected a text, found 1
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta
      content/wrong-values.mdx:7  frontmatter field "showOutline": expected true or false or a list of 2, found [2]
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta
      content/wrong-values.mdx:8  frontmatter field "showSidebar": expected true or false, found "no"
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta
      content/wrong-values.mdx:10  frontmatter field "content.width": expected a text, found 60
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta"
    `)
  })

  it('names a number for a text', () => {
    expect(about(message, 'number.mdx')).toMatchInlineSnapshot(`
      "content/number.mdx:3  frontmatter field "description": expected a text, found 404
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta"
    `)
  })

  it('names no fields', () => {
    expect(about(message, 'sentence.mdx')).toMatchInlineSnapshot(`
      "content/sentence.mdx:1  frontmatter: expected an object, found "just a sentence"
          fix: write what is expected; the fields of a page are title, description, layout, authors, date, draft, language, content, showOutline, showSidebar, showTopNav, showLogo, showAiCta"
    `)
  })

  it('names YAML that cannot be read', () => {
    expect(about(message, 'unreadable.mdx')).toMatchInlineSnapshot(`
      "content/unreadable.mdx:2  frontmatter cannot be read: Nested mappings are not allowed in compact mappings
          fix: write one "name: value" a line, and put quotes around a value that holds a colon"
    `)
  })

  it('names a field that stands twice', () => {
    expect(about(message, 'field-twice.mdx')).toMatchInlineSnapshot(`
      "content/field-twice.mdx:3  frontmatter cannot be read: Map keys must be unique
          fix: write one "name: value" a line, and put quotes around a value that holds a colon"
    `)
  })

  it('names a path that another file has', () => {
    expect(about(message, 'same/index.mdx')).toMatchInlineSnapshot(`
      "content/same/index.mdx  has the same path as content/same.mdx: "/same"
          fix: remove or rename one of the two files"
    `)
  })

  it('names a title that another page has', () => {
    expect(about(message, 'alike-2.mdx')).toMatchInlineSnapshot(`
      "content/alike-2.mdx:3  has the same title as content/alike-1.mdx: "Named alike"
          fix: give each page a title of its own"
    `)
  })

  it('names a description that another page has', () => {
    expect(about(message, 'described-2.mdx')).toMatchInlineSnapshot(`
      "content/described-2.mdx:3  has the same description as content/described-1.mdx: "Two pages say this."
          fix: give each page a description of its own"
    `)
  })

  it('names no first page', () => {
    expect(about(message, 'index.mdx')).toMatchInlineSnapshot(`
      "content/index.mdx  is missing: a site needs a first page
          fix: add it, with a title and a description"
    `)
  })
})
