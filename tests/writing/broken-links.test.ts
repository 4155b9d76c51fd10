import { describe, expect, it } from 'vitest'
import { about, messageOf } from '#support/fixture.ts'

const message = await messageOf('broken-links')

describe('links and images that lead nowhere stop the build, all in one message', () => {
  it('names links in Markdown', () => {
    expect(about(message, 'markdown.mdx')).toMatchInlineSnapshot(`
      "content/markdown.mdx:8  the link "/nowhere" leads to no page
          fix: correct the path, or add the page
      content/markdown.mdx:10  the link "/nowhere" leads to no page
          fix: correct the path, or add the page
      content/markdown.mdx:10  the link "/other#unknown" leads to no heading of /other
          fix: choose one of: other-page, known
      content/markdown.mdx:10  the link "/other#not-an-id" leads to no heading of /other
          fix: choose one of: other-page, known
      content/markdown.mdx:12  the link "/no/reference" leads to no page
          fix: correct the path, or add the page"
    `)
  })

  it('names links in attributes', () => {
    expect(about(message, 'attributes.mdx')).toMatchInlineSnapshot(`
      "content/attributes.mdx:9  the link "/no/card" leads to no page
          fix: correct the path, or add the page
      content/attributes.mdx:15  the link "/no/expression" leads to no page
          fix: correct the path, or add the page"
    `)
  })

  it('names links that a component makes from data', () => {
    expect(about(message, 'data.mdx')).toMatchInlineSnapshot(`
      "content/data.mdx  the link "/errors/validation" leads to no page (it comes from a component or from data)
          fix: correct the path, or add the page
      content/data.mdx  the link "/errors/estimate-gas" leads to no page (it comes from a component or from data)
          fix: correct the path, or add the page"
    `)
  })

  it('names relative links and images', () => {
    expect(about(message, 'relative.mdx')).toMatchInlineSnapshot(`
      "content/relative.mdx:6  the link "other" is relative
          fix: write it from the root, such as "/guide/install"
      content/relative.mdx:6  the image "dot.svg" is relative
          fix: write it from the root, such as "/images/logo.svg"
      content/relative.mdx:8  the link "/deep/other" leads to no page
          fix: is "/other" meant?"
    `)
  })

  it('names images that are not there', () => {
    expect(about(message, 'images.mdx')).toMatchInlineSnapshot(`
      "content/images.mdx:6  the image "/images/none.png" is not there
          fix: put it at public/images/none.png, or correct the path
      content/images.mdx:8  the image "/images/neither.png" is not there
          fix: put it at public/images/neither.png, or correct the path
      content/images.mdx:10  the image "/images/torn.png" cannot be read
          fix: save it again as SVG, PNG, WebP, AVIF, JPEG or GIF"
    `)
  })

  it('finds nothing wrong with content/index.mdx', () => {
    expect(about(message, 'index.mdx')).toBe('')
  })

  it('finds nothing wrong with content/other.mdx', () => {
    expect(about(message, 'other.mdx')).toBe('')
  })
})
