import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { write } from '#support/command.ts'
import { build, messageOfBuild, temporaryFolder } from '#support/fixture.ts'
import { all, one, readPage, text } from '#support/html.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)

const settings = (more = '') =>
  `export default { title: 'Hostile', description: 'Odd data.', baseUrl: 'https://plain.example'${more} }\n`

const page = (title: string, fields: string, body = 'Words.') =>
  `---\ntitle: ${title}\ndescription: What ${title} is about.\n${fields}---\n\n${body}\n`

/** Builds a site of these files. @returns what is said of it; empty when it is built. */
async function messageOf(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const root = path.join(folder, name)
  write(root, { 'site.config.ts': settings(), 'content/index.mdx': page('Start', ''), ...files })
  return messageOfBuild(root)
}

/** Ten lists of ten of the one before: ten billion when they are written out. */
const BOMB = [
  'a0: &a0 [x, x, x, x, x, x, x, x, x, x]',
  ...Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${Array(10).fill(`*a${at}`)}]`),
].join('\n')

/** Frontmatter, and what is said of it. */
const frontmatters: [written: string, message: string][] = [
  [`${BOMB}\n`, 'frontmatter cannot be read: '],
  ['__proto__: { layout: landing }\n', 'frontmatter'],
  ['constructor: x\n', 'frontmatter'],
  ['layout: &a [*a]\n', 'frontmatter'],
]

it('refuses frontmatter that grows without end, loops, or reaches for what all objects share', async () => {
  const files = frontmatters.map(
    ([written], index) => [`content/p${index}.mdx`, page(`Page ${index}`, written)] as const,
  )
  const message = await messageOf('frontmatter', {
    ...Object.fromEntries(files),
    'content/escape.mdx':
      '---\ntitle: Escape\ndescription: "Send 100\\u202E001 to it."\n---\n\nWords.\n',
  })
  for (const [index, [written, expected]] of frontmatters.entries())
    expect(message, written).toMatch(new RegExp(`^content/p${index}\\.mdx:\\d+  ${expected}`, 'm'))
  expect(message).toContain(
    'content/escape.mdx:3  frontmatter field "description" holds the character U+202E, which nobody sees',
  )
})

it('refuses settings with characters that nobody sees', async () => {
  const message = await messageOf('settings', {
    'site.config.ts': settings(", banner: { content: 'Pay \\u202E001' }"),
  })
  expect(message).toMatch(
    /^site\.config\.ts:1 {2}field "banner\.content" holds the character U\+202E, which nobody sees/m,
  )
})

it('refuses data with such characters where a page shows it', async () => {
  const message = await messageOf('data', {
    'content/shown.mdx': page('Shown', '', "{'Pay 0x\\u200B00'}"),
    'content/attribute.mdx': page('Attribute', '', '<abbr title={"a\\u202Eb"}>Words</abbr>'),
  })
  expect(message).toContain('content/shown.mdx  shows a text that holds the character U+200B')
  expect(message).toContain('content/attribute.mdx  shows a text that holds the character U+202E')
})

it('shows markup in titles and settings as text', async () => {
  expect(
    await messageOf('markup', {
      'site.config.ts': settings(", banner: { content: '<script>1</script>' }"),
      'content/markup.mdx': page('"<img src=x onerror=alert(1)>"', ''),
    }),
  ).toBe('')
})

/** Data as a package may bring it: by names that every object has, with markup, and with an address that runs script. */
const PACKAGE = JSON.stringify({
  constructor: { address: '<script>1</script>', change: '</script><img src=x onerror=alert(1)>' },
  toString: { address: '"><svg/onload=alert(1)>', change: '{alert(1)} <!-- ]]>' },
}).replace(
  '{',
  '{"__proto__":{"address":"<base href=//other.example>","change":"[a](javascript:a)"},',
)

const showing = (element: string) =>
  page(
    'Package',
    '',
    `export const data = Object.entries(JSON.parse(${JSON.stringify(PACKAGE)}))\n\n{data.map(([name, row]) => ${element})}`,
  )

it('shows the data of packages as text, whatever it is called', async () => {
  const root = path.join(folder, 'package')
  const out = path.join(folder, 'package-out')
  write(root, {
    'site.config.ts': settings(),
    'content/index.mdx': showing(
      '<p key={name} title={row.change}>{name} {row.address} {row.change}</p>',
    ),
  })
  await build(root, out)
  const tree = await readPage(out, '/')
  const rows = all(one(tree, { tag: 'main' }), { tag: 'p', with: { title: /./ } })
  expect(rows.map(text)).toEqual([
    '__proto__ <base href=//other.example> [a](javascript:a)',
    'constructor <script>1</script> </script><img src=x onerror=alert(1)>',
    'toString "><svg/onload=alert(1)> {alert(1)} <!-- ]]>',
  ])
  for (const tag of ['base', 'img']) expect(all(tree, { tag }), tag).toEqual([])
  expect(all(tree, { with: { onload: /./ } })).toEqual([])
})

it.each([
  ['javascript:alert(1)', 'has a scheme that pages may not'],
  ['data:text/html,a', 'has a scheme that pages may not'],
])('refuses a link to %s in the data of packages', async (href, said) => {
  const message = await messageOf(`link-${href.slice(0, 4)}`, {
    'content/linked.mdx': page('Linked', '', `<a href={${JSON.stringify(href)}.trim()}>Words</a>`),
  })
  expect(message).toContain(said)
})
