import { expect, test } from 'vitest'
import { page, settings, until } from './dev-site.ts'
import { servedSite } from './served-site.ts'

/* What a build refuses of a page that can be rendered: the page is served all the same, with the diagnostics beside it. */

const sidebar = (more = '') =>
  `sidebar: [{ text: 'Area', items: [{ text: 'First', link: '/' }, { text: 'Second', link: '/second' }${more}] }]`
const first = page('First', 'Words.')
const second = page('Second', '## A heading\n\nWords.')

const site = await servedSite({
  'site.config.ts': settings(sidebar()),
  'content/index.mdx': first,
  'content/second.mdx': second,
  'public/images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
})

/** Waits until a diagnostic is shown with a page, which is served all the same. */
async function shown(sitePath: string, diagnostic: string): Promise<void> {
  await until(async () => expect(await site.diagnosticsOf(sitePath)).toContain(diagnostic))
  expect((await site.get(sitePath)).status).toBe(200)
  expect(site.printed()).toContain(diagnostic.split('  ')[0])
}

/** Waits until nothing is wrong with a page. */
async function clean(sitePath: string): Promise<void> {
  await until(async () => expect(await site.diagnosticsOf(sitePath)).toBe(''))
}

test.each([
  ['a link to no page', '[a](/nowhere)', 'the link "/nowhere" leads to no page'],
  ['a relative link', '[a](second)', 'the link "second" is relative'],
  ['a link to no heading of the page', '[a](#no)', 'the link "#no" leads to no heading of /'],
  ['a link to no heading of another page', '[a](/second#no)', 'leads to no heading of /second'],
  ['an image that is not there', '![a](/images/no.svg)', 'the image "/images/no.svg" is not there'],
])('%s', async (_, text, message) => {
  await site.write('content/index.mdx', `${first}\n${text}\n`)
  await shown('/', 'content/index.mdx:8')
  expect(await site.diagnosticsOf('/')).toContain(message)
  await site.write('content/index.mdx', first)
  await clean('/')
})

test('a link that another page breaks, and that a static file fixes', async () => {
  await site.write('content/index.mdx', `${first}\n[a](/second#a-heading) [b](/files/new.txt)\n`)
  await shown('/', 'the link "/files/new.txt" leads to no page')
  await site.write('public/files/new.txt', 'new')
  await clean('/')
  await site.write('content/second.mdx', second.replace('A heading', 'Another'))
  await shown('/', 'the link "/second#a-heading" leads to no heading')
  await site.write('content/second.mdx', second)
  await clean('/')
})

test('a link of the settings, with the line it stands on', async () => {
  const config = settings(sidebar(",\n{ text: 'No', link: '/no' }"))
  await site.write('site.config.ts', config)
  await shown('/second', 'site.config.ts:2  field "sidebar[0].items[2].link": the link "/no"')
  await site.write('site.config.ts', settings(sidebar()))
  await clean('/second')
})

test('a page that is in no sidebar, with that page alone', async () => {
  await site.write('content/lost.mdx', page('Lost', 'Words.'))
  await shown('/lost', 'content/lost.mdx:2  shows the sidebar, and is not in it: /lost')
  expect(await site.diagnosticsOf('/')).toBe('')
  await site.write('content/lost.mdx', page('Lost', 'Words.', 'showSidebar: false\n'))
  await clean('/lost')
  await site.remove('content/lost.mdx')
})

test('two pages with one title', async () => {
  await site.write('content/second.mdx', second.replace('title: Second', 'title: First'))
  await shown('/second', 'content/second.mdx:2  has the same title as content/index.mdx')
  await site.write('content/second.mdx', second)
  await clean('/second')
})

test('a style sheet that does not parse; the rules of before stay', async () => {
  await site.write('theme.css', '.mark { color: teal }\n')
  const sheet = async () => {
    const { text } = await site.get('/')
    return (await site.get(/<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? '')).text
  }
  await until(async () => expect(await sheet()).toContain('teal'))
  await site.write('theme.css', '\n.mark { color: [ }\n')
  await shown('/', 'theme.css:2  cannot be read')
  expect(await sheet()).toContain('teal')
  await site.write('theme.css', '.mark { color: navy }\n')
  await clean('/')
  expect(await sheet()).toMatch(/navy|#000080/)
})

test('a sample that has changed since it was recorded', async () => {
  await site.write('content/snippets/hello.ts', "console.log('hello')\n")
  await site.write('content/index.mdx', `${first}\n<Snippet file="hello.ts" />\n`)
  await shown('/', 'content/snippets/hello.ts  the output and types of the sample hello.ts')
  expect(await site.diagnosticsOf('/second')).toBe('')
  await site.write('content/index.mdx', first)
  await clean('/')
})

test('the terminal says each once, and again when it comes back', async () => {
  const times = () => site.printed().split('"/once"').length - 1
  const broken = `${first}\n[a](/once)\n`
  await site.write('content/index.mdx', broken)
  await shown('/', 'the link "/once"')
  await site.write('content/index.mdx', broken.replace('Words.', 'Words.\n\nMore words.'))
  await until(async () => expect(await site.diagnosticsOf('/')).toContain('index.mdx:10  the link'))
  expect(times()).toBe(1)
  await site.write('content/index.mdx', first)
  await clean('/')
  await site.write('content/index.mdx', broken)
  await shown('/', 'content/index.mdx:8  the link "/once"')
  expect(times()).toBe(2)
})
