import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { build, temporaryFolder } from '#support/fixture.ts'

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`

/** A PNG of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const PAGE = `---
title: First page
description: A page with images.
---

![Drawn](/images/drawn.svg)

![A dot](/images/dot.png)

<img src="/images/drawn.svg" alt="Smaller" height="5" />

![Wide](/images/wide.svg)

[![Linked](/images/wide.svg)](/)
`

it('gives images the size of their file, and again when the file changes', async () => {
  const { folder, remove } = await temporaryFolder()
  const put = async (file: string, content: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  const images = async () => {
    await build(folder, path.join(folder, 'dist'))
    const html = await readFile(path.join(folder, 'dist/index.html'), 'utf8')
    return [...html.matchAll(/<img src="\/images\/[^>]*>/g)].map(([image]) =>
      [/alt="([^"]*)"/, / width="(\d+)"/, / height="(\d+)"/].map(
        pattern => pattern.exec(image)?.[1],
      ),
    )
  }
  try {
    await put('site.config.ts', `export default ${JSON.stringify(SETTINGS)}`)
    await put('content/index.mdx', PAGE)
    await put('public/images/drawn.svg', drawing(120, 80))
    await put('public/images/wide.svg', drawing(1200, 600))
    await put('public/images/dot.png', Buffer.from(DOT, 'base64'))
    expect(await images()).toEqual([
      ['Drawn', '120', '80'],
      ['A dot', '1', '1'],
      ['Smaller', undefined, '5'],
      ['Wide', '1200', '600'],
      ['Linked', '1200', '600'],
    ])
    const page = await readFile(path.join(folder, 'dist/index.html'), 'utf8')
    // What is wider than the column is a link to its file; in a link of the author's it is left.
    expect(page.match(/<a href="[^"]*"[^>]*>(?=<img)/g)).toEqual([
      '<a href="/images/wide.svg" title="Full size" data-zoom="">',
      '<a href="/">',
    ])
    await put('public/images/drawn.svg', drawing(60, 40))
    expect((await images())[0]).toEqual(['Drawn', '60', '40'])
  } finally {
    await remove()
  }
})

const SETTINGS = {
  title: 'Images',
  description: 'A site with images.',
  baseUrl: 'https://docs.example.org',
}
