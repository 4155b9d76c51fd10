import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#engine/node/build-site.ts'
import { silentReporter } from '#engine/node/reporter.ts'
import { serveSite } from '#engine/node/serve/serve.ts'
import { fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { ODD_TARGETS, sendRaw } from '#support/hosts/raw.ts'

const { folder, remove } = await temporaryFolder()
const outFolder = path.join(folder, 'out')
let served: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  const root = fixtureRoot('full')
  await buildSite({ root, outFolder, environment: {}, report: silentReporter, release: true })
  served = await serveSite({ folder: outFolder, port: 0, basePath: '/' })
})
afterAll(async () => {
  served.server.close()
  await remove()
})

/** Sends a request to the preview server as it is written. */
const send = (method: string, target: string, headers?: Readonly<Record<string, string>>) =>
  sendRaw(served.url, method, target, headers)

it.each(ODD_TARGETS)(
  'answers the address %s with the page for unknown ones, or refuses it',
  async target => {
    const { status, body } = await send('GET', target)
    expect([200, 400, 404]).toContain(status)
    // A line of the file that some of them ask for.
    expect(body).not.toContain('root:x:')
    if (status === 200) expect(body).toContain('</html>')
  },
)

it.each(['http://[', 'http://%zz/'])('refuses %s, which is no address', async target => {
  expect((await send('GET', target)).status).toBe(400)
})

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('does not answer %s', async method => {
  const { status, headers, body } = await send(method, '/guide')
  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('GET, HEAD')
  expect(body).toBe('')
})

it('answers HEAD as GET, without the page', async () => {
  const [head, get] = [await send('HEAD', '/guide'), await send('GET', '/guide')]
  expect(head.status).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
  expect((await send('HEAD', '/nowhere')).status).toBe(404)
})

describe('compressed forms', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['br;q=0.5', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('who accepts "%s" gets %s', async (accepted, encoding) => {
    const { status, headers } = await send('GET', '/guide', { 'accept-encoding': accepted })
    expect(status).toBe(200)
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('vary')).toMatch(/accept-encoding/i)
  })
})

describe('pages as Markdown', () => {
  it.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html;q=0.9', 'text/markdown'],
    ['text/markdown, */*', 'text/markdown'],
    ['text/html;q=0, */*', 'text/markdown'],
    ['text/markdown;q=0, */*', 'text/html'],
    ['text/html, text/markdown', 'text/html'],
    ['*/*', 'text/html'],
    ['text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', 'text/html'],
  ])('who accepts "%s" gets %s, and caches keep both apart', async (accept, type) => {
    const { status, headers, body } = await send('GET', '/guide', { accept })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(new RegExp(`^${type}; ?charset=utf-8$`, 'i'))
    expect(headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(body.startsWith('# ')).toBe(type === 'text/markdown')
  })

  it.each([
    ['/', 'text/markdown'],
    ['/guide/', 'text/markdown'],
    ['/guide.html', 'text/html'],
    ['/index.html', 'text/html'],
  ])('answers %s with %s, unless the address names the form', async (target, type) => {
    const { headers } = await send('GET', target, { accept: 'text/markdown' })
    expect(headers.get('content-type')).toMatch(new RegExp(`^${type}`))
  })

  it.each(['/guide.md', '/index.md'])('answers %s with it, whatever is accepted', async target => {
    const { status, headers } = await send('GET', target, { accept: 'text/html' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/markdown; ?charset=utf-8$/)
  })

  it('sends it compressed, in parts and again only when it has changed', async () => {
    const accept = 'text/markdown'
    const whole = await send('GET', '/guide', { accept })
    const zipped = await send('GET', '/guide', { accept, 'accept-encoding': 'br' })
    expect(zipped.headers.get('content-encoding')).toBe('br')
    const part = await send('GET', '/guide', { accept, range: 'bytes=2-5' })
    expect(part.body).toBe(whole.body.slice(2, 6))
    const same = { accept, 'if-none-match': whole.headers.get('etag') ?? '' }
    const again = await send('GET', '/guide', same)
    expect(again.status).toBe(304)
    expect(again.headers.get('vary')).toMatch(/accept\b/i)
  })

  it('has none for what is no page', async () => {
    const missing = await send('GET', '/nowhere', { accept: 'text/markdown' })
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toMatch(/^text\/html/)
    const image = await send('GET', '/images/dot.svg', { accept: 'text/markdown' })
    expect(image.headers.get('content-type')).toBe('image/svg+xml')
  })
})

describe('ranges', () => {
  const file = '/images/dot.svg'

  it('answers one from a byte on with that part', async () => {
    const whole = await send('GET', file)
    const part = await send('GET', file, { range: 'bytes=5-' })
    expect(part.status).toBe(206)
    expect(part.body).toBe(whole.body.slice(5))
    const few = await send('GET', file, { range: 'bytes=1-3' })
    expect(few.body).toBe(whole.body.slice(1, 4))
  })

  it.each(['bytes=-5', 'bytes=9-3', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=x'])(
    'answers %s with the whole file',
    async range => {
      const whole = await send('GET', file)
      const { status, body } = await send('GET', file, { range })
      expect(status).toBe(200)
      expect(body).toBe(whole.body)
    },
  )

  it('refuses one behind the end', async () => {
    expect((await send('GET', file, { range: 'bytes=999999-' })).status).toBe(416)
  })
})

it('shows a site that was built meanwhile, and goes on when its files are gone', async () => {
  expect((await send('GET', '/guide')).status).toBe(200)
  await rm(outFolder, { recursive: true })
  expect((await send('GET', '/guide')).status).toBe(404)
  const root = fixtureRoot('plain')
  await buildSite({ root, outFolder, environment: {}, report: silentReporter })
  expect((await send('GET', '/')).status).toBe(200)
  expect((await send('GET', '/guide')).status).toBe(404)
})
