import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { messageOfBuildInto, temporaryFolder } from '#support/fixture.ts'

const SITE = {
  'site.config.ts':
    "export default { title: 'Fixture', description: 'A site.', baseUrl: 'https://docs.example.org' }\n",
  'content/index.mdx': '---\ntitle: First\ndescription: The first page.\n---\n\n<Mark />\n',
  'extensions.ts':
    "export const tags = { Mark: async () => (await import('./tags/mark.tsx')).Mark }\n",
  'tags/mark.tsx': "import './mark.css'\n\nexport const Mark = () => <b>mark</b>\n",
  'tags/mark.css': 'b { color: teal }\n',
}

/** What stops the build of a tiny site with one file written otherwise. */
async function refusal(file: keyof typeof SITE, text: string): Promise<string> {
  const { folder, remove } = await temporaryFolder()
  try {
    for (const [name, content] of Object.entries({ ...SITE, [file]: text })) {
      await mkdir(path.dirname(path.join(folder, 'site', name)), { recursive: true })
      await writeFile(path.join(folder, 'site', name), content)
    }
    return await messageOfBuildInto(path.join(folder, 'site'), path.join(folder, 'out'))
  } finally {
    await remove()
  }
}

it('a site whose modules and style sheets can be read is built', async () => {
  expect(await refusal('tags/mark.css', 'b { color: navy }\n')).toBe('')
})

it('names the line of a style sheet that does not parse', async () => {
  expect(await refusal('tags/mark.css', '\nb { color: [ }\n')).toMatchInlineSnapshot(`
    "tags/mark.css:2  cannot be read: Unexpected token CloseCurlyBracket
        fix: correct what stands there, or just before"
  `)
})

it('names the line of a component that does not parse', async () => {
  expect(
    await refusal('tags/mark.tsx', '\nexport const Mark = <b>{(}</b>\n'),
  ).toMatchInlineSnapshot(`
    "tags/mark.tsx:2  cannot be read: Unexpected token
        fix: correct what stands there, or just before"
  `)
})

it('names the line of an import that leads nowhere', async () => {
  const text = "\nimport { text } from './text.ts'\n\nexport const Mark = () => <b>{text}</b>\n"
  expect(await refusal('tags/mark.tsx', text)).toMatchInlineSnapshot(`
    "tags/mark.tsx:2  imports "./text.ts", which does not exist
        fix: correct the import, or add the file"
  `)
})
