import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manifestSchema } from '#engine/node/release/build-manifest.ts'
import { runWith } from '#support/command.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { meta, readPage } from '#support/html.ts'

const SITE = path.join(PROJECT_ROOT, 'examples/minimal')
let folder = ''
let remove = async () => {}

beforeAll(async () => {
  const temporary = await temporaryFolder()
  ;({ folder, remove } = temporary)
  await build(SITE, path.join(folder, 'release'), { release: true })
})
afterAll(() => remove())

/** The pictures below a folder, by their places. */
function picturesIn(out: string): Map<string, Buffer> {
  const names = readdirSync(path.join(out, 'share'), { recursive: true }).map(String)
  return new Map(
    names
      .filter(name => name.endsWith('.png'))
      .sort()
      .map(name => [name, readFileSync(path.join(out, 'share', name))]),
  )
}

describe('a release', () => {
  it('has a picture of its own for each page, of the size and weight that others ask for', () => {
    const pictures = picturesIn(path.join(folder, 'release'))
    const pages = readdirSync(path.join(SITE, 'content')).filter(name => name.endsWith('.mdx'))
    expect(pictures.size).toBe(pages.filter(name => name !== '404.mdx').length)
    for (const picture of pictures.values()) {
      expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 })
      expect(picture.length).toBeLessThan(40_000)
    }
    expect(new Set([...pictures.values()].map(each => each.toString('hex'))).size).toBe(
      pictures.size,
    )
  })

  it('names it in the head of the page, and lists it in the manifest', async () => {
    const out = path.join(folder, 'release')
    const { files } = manifestSchema.parse(
      JSON.parse(readFileSync(path.join(out, 'build-manifest.json'), 'utf8')),
    )
    const listed = files.map(file => file.path)
    for (const [page, picture] of [
      ['/', 'share/index.png'],
      ['/dew-point', 'share/dew-point.png'],
    ] as const) {
      const head = await readPage(out, page)
      expect(meta(head, 'og:image')).toBe(`https://skylark.example/${picture}`)
      expect(meta(head, 'twitter:image')).toBe(`https://skylark.example/${picture}`)
      expect(meta(head, 'twitter:card')).toBe('summary_large_image')
      expect(listed).toContain(picture)
    }
    expect(meta(await readPage(out, '/404'), 'og:image')).toBeUndefined()
  })
})

it('a plain build has no pictures, and names none', async () => {
  const out = path.join(folder, 'plain')
  await build(SITE, out)
  expect(readdirSync(out)).not.toContain('share')
  const head = await readPage(out, '/')
  expect(meta(head, 'og:image')).toBeUndefined()
  expect(meta(head, 'twitter:card')).toBe('summary')
})

it('the command draws the same bytes, whatever has been kept', async () => {
  const draw = async (name: string) => {
    const out = path.join(folder, name)
    const environment = { CACHE_FOLDER: path.join(folder, `cache-of-${name}`) }
    const { exitCode, output } = await runWith(
      environment,
      ...['share-pictures', '--root', SITE, '--out', out],
    )
    expect(output).toContain(`pictures in ${path.join(out, 'share')}`)
    expect(exitCode).toBe(0)
    return picturesIn(out)
  }
  const first = await draw('first')
  expect(first).toEqual(picturesIn(path.join(folder, 'release')))
  expect(await draw('second')).toEqual(first)
})

it('no picture is drawn where the settings name one', async () => {
  const out = path.join(folder, 'full')
  const { output } = await runWith(
    {},
    ...['share-pictures', '--root', fixtureRoot('full'), '--out', out],
  )
  expect(output).toContain(`0 pictures in ${path.join(out, 'share')}`)
})

it('a letter that the face lacks stops the command, and none that it has does', async () => {
  const root = path.join(folder, 'letters')
  mkdirSync(path.join(root, 'content'), { recursive: true })
  const settings = {
    title: 'Letters',
    description: 'Letters.',
    baseUrl: 'https://docs.example.org',
  }
  writeFileSync(path.join(root, 'site.config.ts'), `export default ${JSON.stringify(settings)}\n`)
  const draw = (title: string) => {
    const page = `---\ntitle: ${title}\ndescription: A page of letters.\n---\n\nLetters.\n`
    writeFileSync(path.join(root, 'content/index.mdx'), page)
    return runWith({}, 'share-pictures', '--root', root, '--out', path.join(folder, 'out'))
  }
  expect(await draw('Größe d’été – 1 €')).toMatchObject({ exitCode: 0 })
  const { exitCode, output } = await draw('Pools 漢 ц')
  expect(exitCode).toBe(1)
  expect(output).toContain('content/index.mdx  the face of the picture for sharing lacks "漢", "ц"')
  expect(output).toContain('name a picture for / in the setting ogImageUrl')
})
