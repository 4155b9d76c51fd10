import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { write } from '#support/command.ts'
import { build, messageOfBuild, temporaryFolder } from '#support/fixture.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)

const SETTINGS =
  "export default { title: 'Hostile', description: 'Odd pages.', baseUrl: 'https://plain.example' }\n"

/** A page whose body begins at line 6. */
const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: What ${title} is about.\n---\n\n${body}\n`

/** Builds a site of these files. @returns what is said of it; empty when it is built. */
async function messageOf(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const root = path.join(folder, name)
  write(root, {
    'site.config.ts': SETTINGS,
    'content/index.mdx': page('Start', 'Words.'),
    ...files,
  })
  return messageOfBuild(root)
}

/** What is written in a page, and what is said of it. */
const refused: [written: string, message: string][] = [
  ['<script>{`alert(1)`}</script>', '<script> is not for pages'],
  ['Words <script src="/a.js"/> within.', '<script> is not for pages'],
  ['<iframe src="/a" title="A"/>', '<iframe> is not for pages'],
  ['<form action="/a">Words</form>', '<form> is not for pages'],
  ['<input type="password"/>', '<input> is not for pages'],
  ['<base href="/a/"/>', '<base> is not for pages'],
  ['<meta httpEquiv="refresh" content="0"/>', '<meta> is not for pages'],
  ['<link rel="stylesheet" href="/a.css"/>', '<link> is not for pages'],
  ['<style>{`p{color:red}`}</style>', '<style> is not for pages'],
  ['<object data="/a"/>', '<object> is not for pages'],
  ['<embed src="/a"/>', '<embed> is not for pages'],
  ['<svg><script>1</script></svg>', '<script> is not for pages'],
  ['<svg><foreignObject>1</foreignObject></svg>', '<foreignObject> is not for pages'],
  ['{true && <iframe src="/a"/>}', '<iframe> is not for pages'],
  ['<p title={<script/>}>Words</p>', '<script> is not for pages'],
  ['<p style={{ color: "red" }}>Words</p>', 'the attribute "style" is not for pages'],
  ['<p onclick="alert(1)">Words</p>', 'the attribute "onclick" is not for pages'],
  ['<p onClick={() => alert(1)}>Words</p>', 'the attribute "onClick" is not for pages'],
  [
    '<p dangerouslySetInnerHTML={{ __html: "<script>1</script>" }}/>',
    'the attribute "dangerouslySetInnerHTML" is not for pages',
  ],
  [
    '<p {...{ onClick: 1 }}>Words</p>',
    'the attributes of <p> are spread, and so cannot be checked',
  ],
  [
    '[Words](javascript:alert(1))',
    'the link "javascript:alert(1)" has a scheme that pages may not',
  ],
  ['[Words](vbscript:a)', 'the link "vbscript:a" has a scheme that pages may not'],
  ['[Words](data:text/html,a)', 'the link "data:text/html,a" has a scheme that pages may not'],
  ['[Words](file:///etc/passwd)', 'the link "file:///etc/passwd" has a scheme that pages may not'],
  ['<a href={"java\\nscript:alert(1)"}>Words</a>', 'the link "javascript:throw new Error'],
  [
    '![Words](https://other.example/a.png)',
    'the image "https://other.example/a.png" is not on this site',
  ],
  ['![Words](//other.example/a.png)', 'the image "//other.example/a.png" is not on this site'],
  [
    '<video data-md="none" src="https://other.example/a"/>',
    'the image "https://other.example/a" is not on this site',
  ],
  ['import fs from "node:fs"\n\n{fs.readdirSync("/")}', 'imports "node:fs", which pages may not'],
  ['import fs from "fs"\n\nWords.', 'imports "fs", which pages may not'],
  [
    'import { chromium } from "@playwright/test"\n\nWords.',
    'imports "@playwright/test", which pages may not',
  ],
  ['import a from "/etc/a.mjs"\n\nWords.', 'imports "/etc/a.mjs", which pages may not'],
]

/** The same of characters: they are looked at before a page is read. */
const unseen: [written: string, message: string][] = [
  ['Send 100\u202E001 to it.', 'holds the character U+202E, which nobody sees'],
  ['`0x\u200B00`', 'holds the character U+200B, which nobody sees'],
  ['```sh\necho \u0007\n```', 'holds the character U+0007, which nobody sees'],
  ['```sh\necho \u001B[2J\n```', 'holds the character U+001B, which nobody sees'],
  ['Bytes \uFFFD of another encoding.', 'is not written in UTF-8'],
]

it.each([
  ['runs, loads or frames something', refused],
  ['nobody sees', unseen],
])('refuses, with file and line, what %s', async (name, all) => {
  const files = all.map(
    ([written], index) => [`content/p${index}.mdx`, page(`Page ${index}`, written)] as const,
  )
  const message = await messageOf(name, Object.fromEntries(files))
  for (const [index, [written, expected]] of all.entries()) {
    const [place = 'not refused'] =
      new RegExp(`^content/p${index}\\.mdx(?::\\d+)?  `, 'm').exec(message) ?? []
    expect(message, written).toContain(place + expected)
  }
})

it('refuses characters that nobody sees in code that pages show from files', async () => {
  const message = await messageOf('samples', {
    'content/snippets/send.sh': 'echo one\nsend 100\u202E001\n',
    'content/snippets/below/pay.py': 'print("\u200B")\n',
  })
  expect(message).toContain(
    'content/snippets/send.sh:2  holds the character U+202E, which nobody sees',
  )
  expect(message).toContain(
    'content/snippets/below/pay.py:1  holds the character U+200B, which nobody sees',
  )
})

it('takes what pages are written with', async () => {
  expect(
    await messageOf('plain', {
      'content/index.mdx': page(
        'Start',
        'Words, [mail](mailto:a@b.example), [call](tel:+1), [other](https://other.example/), 👩‍💻 and <abbr title="Words">W</abbr>.\n\n<details><summary>More</summary>Words.</details>',
      ),
    }),
  ).toBe('')
})

it('refuses pages that hold nothing to read', async () => {
  const message = await messageOf('empty', {
    'content/none.mdx': page('None', ''),
    'content/comment.mdx': page('Comment', '{/* To be written. */}'),
    'content/module.mdx': page('Module', 'export const a = 1'),
  })
  for (const name of ['none', 'comment', 'module'])
    expect(message).toMatch(
      new RegExp(`^content/${name}\\.mdx(?::\\d+)?  has a title and no content\\n    fix: `, 'm'),
    )
})

it('refuses pages whose paths are one on some disks and hosts', async () => {
  const message = await messageOf('alike', {
    'content/Guide.mdx': page('Guide', 'Words.'),
    'content/guide.mdx': page('Another', 'Words.'),
    'content/caf\u00e9.mdx': page('Composed', 'Words.'),
    'content/cafe\u0301.mdx': page('Decomposed', 'Words.'),
  })
  expect(message).toContain('content/guide.mdx  has the same path as content/Guide.mdx')
  expect(message.match(/has the same path/g)).toHaveLength(2)
})

it('refuses files of public/ that would publish what nobody meant to', async () => {
  const root = path.join(folder, 'odd-files')
  write(root, {
    'public/.env': 'KEY=1',
    'public/.git/config': '[core]',
    'public/.well-known/security.txt': 'Contact: mailto:a@b.example',
    'public/_headers': '/*',
    'public/_hosting/nginx.conf': 'root /;',
    'public/assets/plain.txt': 'Words.',
    'public/plain.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    'public/script.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    'public/handler.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>',
    'public/loading.svg':
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://other.example/a"/></svg>',
  })
  symlinkSync('/etc/hostname', path.join(root, 'public/link.txt'))
  symlinkSync('/etc', path.join(root, 'public/folder'))
  const message = await messageOf('odd-files', {})
  const named = message.split('\n').filter(line => line.startsWith('public/'))
  expect(named).toEqual([
    'public/.env  would publish ".env", whose name hides it',
    'public/.git/config  would publish ".git", whose name hides it',
    'public/_headers  has the name of a file that the build writes for hosts',
    'public/_hosting/nginx.conf  has the name of a file that the build writes for hosts',
    'public/assets/plain.txt  would be kept by browsers for a year, as all in assets/ is, whatever becomes of it',
    'public/folder  is a symbolic link, and would publish what it leads to',
    'public/handler.svg  is a drawing that runs script or loads from elsewhere',
    'public/link.txt  is a symbolic link, and would publish what it leads to',
    'public/loading.svg  is a drawing that runs script or loads from elsewhere',
    'public/script.svg  is a drawing that runs script or loads from elsewhere',
  ])
})

it.each(['/../x/', '/./', '/a/../../b/'])('refuses the base path %s', async basePath => {
  const root = path.join(folder, 'base')
  write(root, { 'site.config.ts': SETTINGS, 'content/index.mdx': page('Start', 'Words.') })
  const building = build(root, path.join(root, 'out'), { environment: { BASE_PATH: basePath } })
  await expect(building).rejects.toThrow('expected a path that starts and ends with "/"')
})
