import type { Server } from 'node:http'
import { fromHtml } from 'hast-util-from-html'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSite } from '#engine/node/serve/serve.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { all, attribute, meta, one, text } from '#support/html.ts'

describe.each([
  { where: 'at the root', environment: {}, base: '/', site: 'https://docs.example.org/' },
  {
    where: 'under a base path',
    environment: { SITE_URL: 'https://sub.example.org/', BASE_PATH: 'docs' },
    base: '/docs/',
    site: 'https://sub.example.org/docs/',
  },
])('a site $where', ({ environment, base, site }) => {
  let server: Server
  let origin = ''
  let remove = async () => {}

  beforeAll(async () => {
    const temporary = await temporaryFolder()
    remove = temporary.remove
    await build(fixtureRoot('full'), temporary.folder, { environment })
    const served = await serveSite({ folder: temporary.folder, port: 0, basePath: base })
    server = served.server
    origin = new URL(served.url).origin
  })
  afterAll(async () => {
    server.close()
    await remove()
  })

  const get = async (path: string) => {
    const response = await fetch(new URL(base + path, origin))
    return { status: response.status, page: fromHtml(await response.text()) }
  }
  const heading = async (path: string) => {
    const { status, page } = await get(path)
    return [status, text(one(page, { tag: 'h1' }))]
  }

  it.each(['guide', 'guide.html', 'guide/'])(
    'answers /%s with the page, a folder too',
    async path => {
      expect(await heading(path)).toEqual([200, 'A guide, B & C for $& 5'])
    },
  )

  it.each([
    ['guide/start', 'Start'],
    ['guide/start.html', 'Start'],
    ['api', 'Calls'],
    ['', 'Welcome'],
    ['index.html', 'Welcome'],
  ])('answers /%s with "%s"', async (path, title) => {
    expect(await heading(path)).toEqual([200, title])
  })

  it.each([
    ['nowhere', 'Try the first page.'],
    ['guide/nowhere', 'Try the first page.'],
    ['api/nowhere', 'There is no such call. Try the guide.'],
    ['api/deep/er/nowhere.html', 'There is no such call. Try the guide.'],
  ])('answers /%s with the nearest page for unknown paths', async (path, words) => {
    const { status, page } = await get(path)
    expect(status).toBe(404)
    expect(text(one(page, { with: { id: 'article' } }))).toBe(`Lost${words}`)
    expect(meta(page, 'robots')).toBe('noindex')
  })

  it('refers to nothing of its own that is not there', async () => {
    const addresses = new Set<string>()
    for (const path of ['', 'guide', 'sponsors', 'blog', 'measured', 'nowhere']) {
      const { page } = await get(path)
      for (const name of ['href', 'src', 'dataApp', 'dataSearch']) {
        for (const element of all(page, { with: { [name]: /^\// } })) {
          addresses.add((attribute(element, name) ?? '').replace(/#.*/, ''))
        }
      }
    }
    expect(addresses.size).toBeGreaterThan(12)
    expect([...addresses].filter(address => !address.startsWith(base))).toEqual([])
    const missing: string[] = []
    for (const address of addresses) {
      const response = await fetch(new URL(address, origin))
      await response.arrayBuffer()
      if (response.status !== 200) missing.push(address)
    }
    expect(missing).toEqual([])
  })

  it('gives pages their address', async () => {
    const { page } = await get('guide/start')
    const canonical = one(page, { tag: 'link', with: { rel: 'canonical' } })
    expect(attribute(canonical, 'href')).toBe(`${site}guide/start`)
    const { page: first } = await get('')
    expect(attribute(one(first, { tag: 'link', with: { rel: 'canonical' } }), 'href')).toBe(site)
    expect(meta(first, 'og:image')).toBe(`${site}images/dot.svg`)
  })
})

it('the page for unknown paths is there although a site has none', async () => {
  const { folder, remove } = await temporaryFolder()
  await build(fixtureRoot('plain'), folder)
  const { server, url } = await serveSite({ folder, port: 0, basePath: '/' })
  const response = await fetch(new URL('/nowhere', url))
  const page = fromHtml(await response.text())
  server.close()
  await remove()
  expect(response.status).toBe(404)
  expect(text(one(page, { tag: 'h1' }))).toBe('Page Not Found')
  const main = one(page, { tag: 'main' })
  expect(text(main)).toContain('The page you were looking for could not be found.')
  const [home] = all(main, { tag: 'a' })
  expect(home && attribute(home, 'href')).toBe('/')
  expect(home && text(home)).toBe('Go to Home Page')
})
