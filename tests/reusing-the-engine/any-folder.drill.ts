import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run, runWith, serveDev, write } from '#support/command.ts'
import { temporaryFolder } from '#support/fixture.ts'
import { inlinedRules } from '#support/inlined-rules.ts'

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: What ${title} is about.\n---\n\n${text}\n`

/** The least a site is: settings without an import, and a page. */
const plain = {
  'site.config.ts':
    "export default { title: 'Plain', description: 'One page.', baseUrl: 'https://plain.example' }\n",
  'content/index.mdx': page('Plain', 'Only words, and {1 + 1} apples.'),
}

/** A site with all that one may bring, and no packages beside it. */
const rich = {
  // Folders above a site often say that JavaScript without a format is CommonJS.
  'package.json': '{ "type": "commonjs", "imports": { "#numbers/*": "./numbers/*" } }\n',
  'site.config.ts': `import { defineSite } from 'docs-engine/config'
export default defineSite({ title: 'Rich', description: 'A page.', baseUrl: 'https://rich.example' })
`,
  'extensions.ts': `import type { Components, Synonyms } from 'docs-engine/config'
export const tags: Components = { Tally: async () => (await import('./parts/tally.tsx')).Tally }
export const islands: Components = { counter: async () => (await import('./parts/counter.tsx')).Counter }
export const publishedFiles = { 'data/apples.json': async () => JSON.stringify((await import('./numbers/apples.ts')).apples) }
export const synonyms: Synonyms[] = [{ said: ['pomaceous'], meant: ['apples'] }]
`,
  'theme.css': '@layer theme { :root { --accent: rgb(1 2 3); } }\n',
  'parts/tally.tsx': `import { Island, tag } from 'docs-engine/tags'
import { z } from 'zod'
import { Counter } from './counter.tsx'
export const Tally = tag({ from: z.number() }, function Tally({ from }) {
  return <Island name="counter" component={Counter} props={{ from }} />
})
`,
  'parts/counter.tsx': `import { useState } from 'react'
import styles from './counter.module.css'
export function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from)
  return <button className={styles.counter} onClick={() => setCount(count + 1)}>Apples: {count}</button>
}
`,
  'parts/counter.module.css': '@layer reference { .counter { color: rgb(4 5 6); } }\n',
  'numbers/apples.ts':
    "import { formatNumber } from 'docs-engine/format'\nexport const apples: string = formatNumber(12345)\n",
  'content/index.mdx': page(
    'Rich',
    `import { apples } from '#numbers/apples.ts'
import { apples as again } from '../numbers/apples.ts'

There are {apples} apples, again {again}, [as data](/data/apples.json).

<Tally from={3} />

\`\`\`sh
echo '{{NAME}}'
\`\`\``,
  ),
}

const { folder, remove } = await temporaryFolder()
afterAll(remove)
const at = (name: string) => path.join(folder, name)
const read = (site: string, pattern: string) =>
  globSync(pattern, { cwd: at(`${site}/out`) })
    .map(file => readFileSync(path.join(at(`${site}/out`), file), 'utf8'))
    .join('\n')

describe('a folder outside the project is built', () => {
  beforeAll(() => {
    write(at('plain'), plain)
    write(at('rich'), rich)
  })

  it('with settings and a page', async () => {
    const { exitCode, output } = await run('build', '--root', at('plain'), '--out', at('plain/out'))
    expect(output).toContain('Write')
    expect(exitCode).toBe(0)
    expect(read('plain', 'index.html')).toContain('Only words, and 2 apples.')
    expect(globSync('**/*.{br,gz}', { cwd: at('plain/out') })).toEqual([])
  })

  it('as hosts get it, with compressed forms that hold the same', async () => {
    const { exitCode } = await run(
      ...['build', '--root', at('plain'), '--out', at('plain/out'), '--release'],
    )
    expect(exitCode).toBe(0)
    const page = at('plain/out/index.html')
    const html = readFileSync(page)
    expect(brotliDecompressSync(readFileSync(`${page}.br`)).equals(html)).toBe(true)
    expect(gunzipSync(readFileSync(`${page}.gz`)).equals(html)).toBe(true)
  })

  it('with tags, islands, data and colors of its own, a second time into the same folder', async () => {
    for (const _ of ['first', 'second']) {
      const { exitCode, output } = await run('build', '--root', at('rich'), '--out', at('rich/out'))
      expect(output).toContain('Write')
      expect(exitCode).toBe(0)
    }
    const html = read('rich', 'index.html')
    expect(html).toContain('There are 12,345 apples, again 12,345, ')
    expect(read('rich', 'data/apples.json')).toBe('"12,345"')
    expect(html).toMatch(/data-island="counter".*Apples: (?:<!-- -->)?3</)
    expect(html).toContain('{{NAME}}')
    // Scripts are long: what lacks a word is not printed.
    expect(read('rich', 'assets/counter-island-*.js').includes('Apples: ')).toBe(true)
    expect(read('rich', 'assets/*.js').includes('pomaceous')).toBe(true)
    const [core, ...parts] = inlinedRules(html)
    // One file has them all, for browsers that refuse those within the page.
    expect(globSync('assets/*.css', { cwd: at('rich/out') })).toHaveLength(1)
    for (const { css } of inlinedRules(html)) expect(read('rich', 'assets/*.css')).toContain(css)
    expect(core?.css.match(/#010203/g)).toHaveLength(1)
    expect(core?.css).not.toContain('_counter')
    // Rules of a component are in the page that shows it.
    expect(parts.filter(({ css }) => /_counter\{color:#040506/.test(css))).toHaveLength(1)
  })

  it('and served in development', async () => {
    const { url, stop } = await serveDev(at('rich'))
    try {
      const html = await (await fetch(url)).text()
      expect(html).toContain('There are 12,345 apples')
      expect(html).toMatch(/Apples: (?:<!-- -->)?3</)
      const data = await fetch(new URL('data/apples.json', url))
      expect(data.headers.get('content-type')).toMatch('application/json')
      expect(await data.text()).toBe('"12,345"')
      const [sheet = ''] = /assets\/site-dev-\d+\.css/.exec(html) ?? []
      expect(await (await fetch(new URL(sheet, url))).text()).toMatch(
        /--accent: ?(?:#010203|rgb\(1)/,
      )
    } finally {
      stop()
    }
  })
})

it.each(['abc', '70000', '-1', '1.5'])('the port %s is refused in one message', async port => {
  const { exitCode, output } = await runWith({ PORT: port }, 'serve')
  expect(output.trim()).toBe(
    `PORT is "${port}", which is no port. Choose one from 0 to 65535: PORT=4173 npm start`,
  )
  expect(exitCode).toBe(2)
})

it.each([
  [['--root', 'tests'], 'tests  holds no site: site.config.ts and content are missing', 1],
  [
    ['--rot', 'tests'],
    "Unknown option '--rot'. Options: --root DIR, --out DIR, --release, --drafts, --policy-in-pages, --manifest FILE, --folder DIR, --earlier FILE, --title TEXT, --description TEXT, --draft.",
    2,
  ],
])('the command refuses %j in one message', async (args, message, code) => {
  const { exitCode, output } = await run('build', ...args)
  expect(output.trim().split('\n')[0]).toBe(message)
  expect(output).not.toMatch(/^ {4}at /m)
  expect(exitCode).toBe(code)
})
