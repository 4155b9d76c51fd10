import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#engine/node/build-site.ts'
import { NAMED_TYPES } from '#engine/node/hosting/content-types.ts'
import { silentReporter } from '#engine/node/reporter.ts'
import { write } from '#support/command.ts'
import { fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { type Answer, ask, connections } from '#support/hosts/ask.ts'
import { findHosts, nginxMain, type Running, settingsFor } from '#support/hosts/hosts.ts'
import { ODD_TARGETS, sendRaw } from '#support/hosts/raw.ts'

/** Readers at the same time, and for how long they ask: longer where the variable says so, as `npm run drill` does. */
const READERS = 200
const LOAD_SECONDS = Number(process.env.LOAD_SECONDS ?? 15)

/**
 * What a host may answer to an address that is odd: the front page, another address, or that there is no such thing. Caddy
 * says 500 of a name that no disk can hold, and goes on; to who asks for another host it says 200, and sends nothing.
 */
const ANSWERED = [200, 301, 308, 400, 404, 414, 500]

const { folder, remove } = await temporaryFolder()
/** Within the project, whose packages the settings of a site import. */
const SOURCES = path.join(PROJECT_ROOT, '.cache/test/hosts')
afterAll(remove)

/** Builds a release of a site with pages, folders, two pages for unknown paths, and files of many types. */
async function release(outFolder: string, basePath: string): Promise<void> {
  const root = path.join(SOURCES, path.basename(outFolder))
  rmSync(root, { recursive: true, force: true })
  cpSync(fixtureRoot('full'), root, { recursive: true })
  write(path.join(root, 'public'), {
    '.well-known/security.txt': 'Contact: mailto:a@b.example\n',
    'notes.txt': 'Schöne Grüße\n',
    'notes.md': '# Notes\n',
    'data.yaml': 'a: 1\n',
    'data.json': '{}\n',
    'old-feed.xml': '<a/>\n',
    'app.webmanifest': '{}\n',
    'other.bin': '1',
  })
  // A page for unknown paths below an address that has moved: hosts must not take the folder for a page.
  write(path.join(root, 'content'), { 'calls/404.mdx': NO_CALL })
  const environment = { BASE_PATH: basePath }
  await buildSite({ root, outFolder, environment, report: silentReporter, release: true })
  // A site has them with history and definitions of APIs.
  write(outFolder, Object.fromEntries(Object.keys(NAMED_TYPES).map(file => [file, '{}\n'])))
  rmSync(root, { recursive: true })
}

const NO_CALL = '---\ntitle: No call\ndescription: There is no such call.\n---\n\n[Home](/)\n'

const PAGE = 'text/html; charset=utf-8'
const VARY = 'Accept, Accept-Encoding'
const VARY_OF_KEPT = 'Accept-Encoding'

/** Who is sent Markdown at the address of a page. */
const markdown: [accept: string, isSent: boolean][] = [
  ['text/markdown', true],
  ['text/markdown, */*;q=0.8', true],
  ['text/html;q=0.9, text/markdown', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0, text/html', false],
  ['text/html, text/markdown', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['*/*', false],
]
const REVALIDATED = 'no-cache'
const KEPT = 'public, max-age=31536000, immutable'

/** What is answered with which file of the site. */
const found: [asked: string, file: string][] = [
  ['', 'index.html'],
  ['index.html', 'index.html'],
  ['guide', 'guide.html'],
  ['guide.html', 'guide.html'],
  ['guide/', 'guide.html'],
  ['guide?from=x', 'guide.html'],
  ['guide/start', 'guide/start.html'],
  ['guide/start.html', 'guide/start.html'],
  ['guide/start/', 'guide/start.html'],
  ['api', 'api.html'],
  ['api/', 'api.html'],
  ['notes.txt', 'notes.txt'],
  ['.well-known/security.txt', '.well-known/security.txt'],
]

/** What is unknown, and which page says so. */
const unknown: [asked: string, file: string][] = [
  ['nowhere', '404.html'],
  ['nowhere/', '404.html'],
  ['nowhere.html', '404.html'],
  ['guide/nowhere', '404.html'],
  ['404', '404.html'],
  ['404.html', '404.html'],
  ['404/', '404.html'],
  ['api/nowhere', 'api/404.html'],
  ['api/deep/er/nowhere.html', 'api/404.html'],
  ['api/404', 'api/404.html'],
  ['api/404.html', 'api/404.html'],
  ['images', '404.html'],
  ['images/', '404.html'],
  ['assets/gone-0123456789.js', '404.html'],
  ['_headers', '404.html'],
  ['_redirects', '404.html'],
  ['_hosting', '404.html'],
  ['_hosting/nginx.conf', '404.html'],
  ['.git/config', '404.html'],
  ['.env', '404.html'],
]

/** What has moved, and where its readers are sent, both below the path of the site. */
const moved: [asked: string, location: string][] = [
  ['guide/begin', 'guide/start'],
  ['guide/begin/', 'guide/start'],
  ['guide/begin.html', 'guide/start'],
  ['guide/begin.md', 'guide/start.md'],
  ['guide/begin?from=x&y=%20', 'guide/start?from=x&y=%20'],
  ['old.guide', 'guide#say-so'],
  ['old.guide?from=x', 'guide?from=x#say-so'],
  ['old.guide.md', 'guide.md'],
  ['calls', 'api'],
  ['calls/', 'api'],
  ['welcome', ''],
  ['welcome.md', 'index.md'],
  ['api/R%C3%A9ponses', 'api'],
]

/** The type of each kind of file. */
const types: [ending: string, type: string][] = [
  ['.html', PAGE],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.yaml', 'application/yaml'],
  ['old-feed.xml', 'application/xml'],
  ['.webmanifest', 'application/manifest+json'],
  ['.bin', 'application/octet-stream'],
]

/** What readers accept, and what they get from a host that sends all of it. */
const accepted: [accepted: string, encoding: string | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br', 'br'],
  ['gzip, zstd', 'zstd'],
  ['zstd', 'zstd'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
]
const ENDINGS: Readonly<Record<string, string>> = { br: '.br', zstd: '.zst', gzip: '.gz' }

const SECURITY = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
]

const hosts = await findHosts()
const bases = ['/', '/docs/'] as const
const siteAt = (basePath: string) => path.join(folder, `site${basePath.replaceAll('/', '-')}`)
/** The same site, built once more. */
const againAt = (basePath: string) => `${siteAt(basePath)}again`

beforeAll(async () => {
  for (const basePath of bases) {
    await release(siteAt(basePath), basePath)
    await release(againAt(basePath), basePath)
  }
})

describe.each(hosts)('$name', ({ start, encodings, missing }) => {
  describe.skipIf(missing !== undefined).each(bases)('at %s', basePath => {
    let running: Running
    let base = ''
    const site = siteAt(basePath)
    const content = (file: string) => readFileSync(path.join(site, file))
    const asset = async (ending: string) => {
      const files = await readdir(site, { recursive: true })
      const file = files.sort().find(name => name.endsWith(ending) && !name.startsWith('404.'))
      if (file === undefined) throw new Error(`the site has no file ${ending}`)
      return file
    }
    const get = (asked: string, headers = {}) => ask(base + asked, { headers })

    beforeAll(async () => {
      running = await start({ folder: site, basePath })
      base = running.url + basePath
    })
    afterAll(() => running.stop())

    it.each(found)('answers /%s with %s', async (asked, file) => {
      const { status, headers, body } = await get(asked)
      expect([status, headers['cache-control']]).toEqual([200, REVALIDATED])
      expect(body.equals(content(file))).toBe(true)
    })

    it.each(unknown)('does not know /%s, and says so with %s', async (asked, file) => {
      const { status, headers, body } = await get(asked)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        404,
        PAGE,
        REVALIDATED,
      ])
      expect(body.equals(content(file))).toBe(true)
    })

    it.each(moved)('sends who asks for /%s to /%s', async (asked, location) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await ask(base + asked, { method })
        expect([status, headers.location]).toEqual([301, basePath + location])
        expect(headers['cache-control']).toBe(REVALIDATED)
        for (const name of SECURITY) expect(headers[name]).toBeTruthy()
      }
      const followed = await ask(base + location.replace(/#.*/, ''))
      expect(followed.status).toBe(200)
      expect((await ask(base + asked, { method: 'POST' })).status).toBe(405)
    })

    it.each(['Guide/Begin', 'guide/begin/more', 'oldxguide'])(
      'sends nobody on who asks for /%s',
      async asked => expect((await get(asked)).status).toBe(404),
    )

    it('knows nothing besides the site', async () => {
      const { status, body } = await ask(`${running.url}/nowhere`)
      expect(status).toBe(404)
      expect(body.equals(content('404.html'))).toBe(true)
    })

    it.each(types)('gives a file %s the type %s', async (ending, type) => {
      const { status, headers } = await get(await asset(ending))
      expect([status, headers['content-type']]).toEqual([200, type])
      const compressed = await get(await asset(ending), { 'accept-encoding': 'gzip' })
      expect(compressed.headers['content-type']).toBe(type)
    })

    it.each(Object.entries(NAMED_TYPES))('gives the file %s the type %s', async (file, type) => {
      for (const accept of ['*/*', 'text/markdown']) {
        const { status, headers, body } = await get(file, { accept })
        expect([status, headers['content-type'], String(body)]).toEqual([200, type, '{}\n'])
        expect([headers['cache-control'], headers.vary]).toEqual([REVALIDATED, VARY])
      }
    })

    it('has the service worker asked for anew each time, as a script', async () => {
      for (const accept of ['*/*', 'text/html', 'text/markdown']) {
        const { status, headers, body } = await get('sw.js', { accept })
        expect([status, headers['cache-control']]).toEqual([200, REVALIDATED])
        expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
        expect(body.equals(content('sw.js'))).toBe(true)
      }
    })

    it('has no page in the place of a service worker that is not there', async () => {
      const forms = ['', '.br', '.gz', '.zst'].map(ending => path.join(site, `sw.js${ending}`))
      for (const file of forms) renameSync(file, `${file}.away`)
      try {
        const { status, headers, body } = await get('sw.js', { accept: 'text/html' })
        expect([status, headers['cache-control']]).toEqual([404, REVALIDATED])
        expect(headers['content-type']).toBe('text/plain; charset=utf-8')
        expect(String(body)).toBe('There is no service worker.')
        for (const name of SECURITY) expect(headers[name]).toBeTruthy()
      } finally {
        for (const file of forms) renameSync(`${file}.away`, file)
      }
    })

    it('has files that are named by their content kept, and only those', async () => {
      for (const ending of ['.js', '.woff2']) {
        const { headers } = await get(await asset(ending))
        expect(headers['cache-control']).toBe(KEPT)
      }
      for (const ending of ['.svg', '.yaml', '.txt'])
        expect((await get(await asset(ending))).headers['cache-control']).toBe(REVALIDATED)
    })

    it.each(accepted)('sends to who accepts "%s" the form %s', async (value, best) => {
      const expected =
        best === undefined || encodings.includes(best)
          ? best
          : ['gzip'].find(other => value.includes(other))
      for (const asked of ['guide', 'guide/', await asset('.js')]) {
        const { headers, body } = await get(asked, { 'accept-encoding': value })
        expect(headers['content-encoding']).toBe(expected)
        expect(headers.vary).toBe(asked.startsWith('guide') ? VARY : VARY_OF_KEPT)
        const file = asked.startsWith('guide') ? 'guide.html' : asked
        expect(body.equals(content(file + (ENDINGS[expected ?? ''] ?? '')))).toBe(true)
      }
    })

    it('sends unknown paths compressed, too', async () => {
      const { status, headers, body } = await get('nowhere', { 'accept-encoding': 'br' })
      expect([status, headers['content-encoding']]).toEqual([404, 'br'])
      expect(body.equals(content('404.html.br'))).toBe(true)
    })

    it('sends the headers of the site with every answer', async () => {
      const file = content('_headers').toString()
      const answers = [await get('guide'), await get('nowhere'), await get(await asset('.js'))]
      for (const { headers } of answers)
        for (const name of SECURITY) {
          expect(headers[name]).toBeTruthy()
          expect(file.toLowerCase()).toContain(`  ${name}: ${headers[name]?.toLowerCase()}\n`)
        }
    })

    it.each(['guide', 'notes.txt'])('sends /%s again only when it has changed', async asked => {
      for (const encoding of ['identity', ...encodings]) {
        const wanted = { 'accept-encoding': encoding }
        const { headers } = await get(asked, wanted)
        const again = await get(asked, { ...wanted, 'if-none-match': headers.etag ?? '' })
        expect([again.status, again.body.length]).toEqual([304, 0])
        expect(again.headers.etag).toBe(headers.etag)
        expect(again.headers['cache-control']).toBe(REVALIDATED)
        expect(again.headers.vary).toBe(VARY)
        const other = await get(asked, { ...wanted, 'if-none-match': '"other"' })
        expect(other.status).toBe(200)
      }
    })

    it.each(markdown)('sends to who accepts "%s" Markdown: %s', async (accept, isSent) => {
      for (const [asked, name] of [
        ['', 'index'],
        ['guide', 'guide'],
        ['guide/start/', 'guide/start'],
      ]) {
        const { status, headers, body } = await get(asked ?? '', { accept })
        const type = isSent ? 'text/markdown; charset=utf-8' : PAGE
        expect([status, headers['content-type'], headers.vary]).toEqual([200, type, VARY])
        expect(body.equals(content(name + (isSent ? '.md' : '.html')))).toBe(true)
      }
      const { headers } = await get('guide.html', { accept })
      expect(headers['content-type']).toBe(PAGE)
      expect((await get('nowhere', { accept })).status).toBe(404)
    })

    it('marks each form of a file as another', async () => {
      const marks = await Promise.all(
        ['identity', ...encodings].map(
          async encoding => (await get('guide', { 'accept-encoding': encoding })).headers.etag,
        ),
      )
      expect(marks.filter(mark => !/^(?:W\/)?"[^"]+"$/.test(mark ?? ''))).toEqual([])
      expect(new Set(marks).size).toBe(marks.length)
    })

    it('tells nobody a date, which would be made up', async () => {
      expect((await get('guide')).headers['last-modified']).toBeUndefined()
    })

    it('does not say of an unknown path that it has not changed', async () => {
      const { headers } = await get('nowhere')
      const again = await get('nowhere', { 'if-none-match': headers.etag ?? '*' })
      expect(again.status).toBe(404)
      expect((await get('nowhere', { range: 'bytes=0-3' })).status).toBe(404)
    })

    it('sends a part of a file', async () => {
      const whole = content('notes.txt')
      const part = await get('notes.txt', { range: 'bytes=1-3' })
      expect([part.status, part.headers['content-range']]).toEqual([
        206,
        `bytes 1-3/${whole.length}`,
      ])
      expect(part.body.equals(whole.subarray(1, 4))).toBe(true)
      const rest = await get('notes.txt', { range: 'bytes=5-' })
      expect(rest.body.equals(whole.subarray(5))).toBe(true)
      expect((await get('notes.txt', { range: 'bytes=999999-' })).status).toBe(416)
      const ofAnother = await get('notes.txt', { range: 'bytes=1-3', 'if-range': '"other"' })
      expect([ofAnother.status, ofAnother.body.length]).toEqual([200, whole.length])
    })

    it.each(['guide', 'nowhere', 'notes.txt'])(
      'answers HEAD for /%s as GET, without the file',
      async asked => {
        for (const encoding of ['identity', 'gzip', 'br']) {
          const headers = { 'accept-encoding': encoding }
          const whole = await ask(base + asked, { headers })
          const head = await ask(base + asked, { headers, method: 'HEAD' })
          expect([head.status, head.body.length]).toEqual([whole.status, 0])
          // How a body is carried says nothing of one that is not sent, and a server may leave out its length.
          const ofBoth = ({ headers: all }: Answer) => ({
            ...all,
            date: '',
            'transfer-encoding': '',
            'content-length': '',
          })
          const { 'content-length': length } = head.headers
          if (length !== undefined) expect(length).toBe(String(whole.body.length))
          expect(ofBoth(head)).toEqual(ofBoth(whole))
        }
      },
    )

    it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async method => {
      for (const asked of ['guide', 'notes.txt', 'nowhere']) {
        const { status, headers } = await ask(base + asked, { method })
        expect([status, headers.allow, headers['cache-control']]).toEqual([
          405,
          'GET, HEAD',
          'no-store',
        ])
      }
    })

    it.each(ODD_TARGETS)(
      'answers the address %s as it is written with nothing from outside',
      async target => {
        const { status, body } = await sendRaw(running.url, 'GET', target)
        expect(ANSWERED, `status ${status}`).toContain(status)
        expect(body).not.toContain('root:x:')
        expect(body).not.toContain('[core]')
        if (status === 200 && body !== '') expect(body).toContain('</html>')
        expect((await get('guide')).status).toBe(200)
      },
    )

    it(`answers ${READERS} readers at the same time for ${LOAD_SECONDS} s, without an error`, async () => {
      const agent = connections(READERS)
      const asked = ['', 'guide', 'guide/start', 'nowhere', await asset('.js')]
      const end = Date.now() + LOAD_SECONDS * 1000
      let requests = 0
      const wrong: string[] = []
      const read = async (reader: number) => {
        for (let count = 0; Date.now() < end || count === 0; count += 1) {
          const at = asked[(reader + count) % asked.length] ?? ''
          requests += 1
          await ask(base + at, { agent, headers: { 'accept-encoding': 'br' } }).then(
            ({ status }) => {
              if (status !== (at === 'nowhere' ? 404 : 200)) wrong.push(`${at}: ${status}`)
            },
            (error: unknown) => wrong.push(`${at}: ${error}`),
          )
        }
      }
      await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)))
      agent.destroy()
      process.stdout.write(`${requests} requests of ${READERS} readers, ${wrong.length} wrong\n`)
      expect(requests).toBeGreaterThanOrEqual(READERS)
      expect(wrong).toEqual([])
    })

    it('gives the same content the same marks when it is deployed again', async () => {
      const other = await start({ folder: againAt(basePath), basePath })
      for (const asked of ['guide', 'notes.txt', await asset('.js'), 'nowhere'])
        for (const encoding of ['identity', ...encodings]) {
          const headers = { 'accept-encoding': encoding }
          const { headers: before } = await get(asked, headers)
          const after = await ask(other.url + basePath + asked, { headers })
          expect(after.headers.etag).toBe(before.etag)
        }
      await other.stop()
    })
  })
})

describe('the files of hosting/, as they stand', () => {
  const isMissing = (name: string) => hosts.some(host => host.name === name && host.missing)
  const work = path.join(folder, 'settings')
  const site = siteAt('/')
  const put = (file: string, text: string) => {
    write(work, { [file]: text })
    return path.join(work, file)
  }

  it.skipIf(isMissing('nginx'))('nginx takes the server, with encrypted lines', () => {
    mkdirSync(work, { recursive: true })
    const [key, certificate] = [path.join(work, 'key.pem'), path.join(work, 'certificate.pem')]
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=docs.example.org']
    execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
    const server = settingsFor('nginx.conf', site)
      .replace(/(ssl_certificate) .*;/, `$1 ${certificate};`)
      .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
    const config = put('nginx.conf', nginxMain(work, server))
    execFileSync('nginx', ['-t', '-c', config], { stdio: 'pipe' })
  })

  it.skipIf(isMissing('nginx'))('nginx takes the settings of the container', () => {
    const config = put(
      'container.conf',
      settingsFor('container-nginx.conf', site).replace('/dev/stdout', path.join(work, 'log')),
    )
    execFileSync('nginx', ['-t', '-c', config], { stdio: 'pipe' })
  })

  it.skipIf(isMissing('Caddy'))(
    'Caddy takes the site, with a certificate that it gets itself',
    () => {
      const config = put('Caddyfile', settingsFor('Caddyfile', site))
      const args = ['adapt', '--config', config, '--adapter', 'caddyfile']
      const listens = JSON.parse(execFileSync('caddy', args, { encoding: 'utf8', stdio: 'pipe' }))
      expect(listens.apps.http.servers.srv0.listen).toEqual([':443'])
    },
  )

  it('those that did not run are named', () => {
    const absent = hosts.flatMap(({ name, missing }) => (missing ? `${name}: ${missing}` : []))
    if (absent.length > 0) process.stdout.write(`did not run: ${absent.join('; ')}\n`)
    expect(hosts.map(({ name }) => name)).toEqual(['preview', 'nginx', 'Caddy'])
  })
})
