import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '#engine/model/config/sidebar.ts'
import { type Environment, loadConfig, readSettings } from '#engine/node/config/load-config.ts'
import { BuildError } from '#engine/node/diagnostics/build-error.ts'
import { fixtureRoot, messageOf, temporaryFolder } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

const settings = {
  title: 'Fixture',
  description: 'A fixture.',
  baseUrl: 'https://docs.example.org',
}

/** The message that settings are refused with. */
function refusal(written: unknown, environment: Environment = {}): string {
  const { config, diagnostics } = readSettings(written, environment)
  if (config) throw new Error('the settings were accepted')
  return new BuildError(diagnostics).message
}

/** What a build says of the settings of a folder: they are loaded by Node, as the runner of these tests does not do. */
async function saidOf(folder: string): Promise<string> {
  const module = pathToFileURL(path.join(PROJECT_ROOT, 'engine/node/config/load-config.ts'))
  const program = `import { loadConfig } from '${module}'
    console.log(await loadConfig(process.argv[1], {}).catch(String))`
  const args = ['--input-type=module', '--eval', program, folder]
  return (await promisify(execFile)(process.execPath, args)).stdout
}

/** Sections within sections. @param depth how many levels, at least 1. */
function nested(depth: number): SidebarItem[] {
  return [{ text: `Level ${depth}`, ...(depth > 1 && { items: nested(depth - 1) }) }]
}

it('names every wrong field of the settings, with its line where it stands once', async () => {
  const message = await loadConfig(fixtureRoot('broken-settings'), {}).catch(String)
  expect(message).toMatchInlineSnapshot(`
    "BuildError: site.config.ts:3  field "titleTemplate": expected a text that holds "%s", found "Fixture"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:4  field "description": expected a text that is not empty, found ""
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:5  field "baseUrl": expected an address such as "https://example.org", found "docs.example.org"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:6  field "basePath": expected a path that starts and ends with "/", such as "/docs/", found "docs"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:7  field "logoURL" is unknown
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:8  field "logoUrl.dark": expected a text, found nothing
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:9  field "iconUrl": expected a path that starts with "/" or an address that starts with "https://", found "images/icon.svg"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:10  field "ogImageUrl": expected a text that starts with "/", found the key "api"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:11  field "font.default.google": expected the name of a family such as "Open Sans", found "Open Sans; }"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:12  field "banner.height": expected a height in pixels such as "36px", found "2rem"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:12  field "banner.dismissible" is unknown
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:13  field "sponsors[0].height": expected a number above 0, found -1
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:13  field "sponsors[0].items[0][0].link": expected a text, found nothing
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:14  field "aiCta.query": expected a function from the page’s address to a question, found "Explain this page"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:15  field "theme.colorScheme": expected one of "light", "dark", "system", found "auto"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:16  field "codeThemes.dark": expected a text, found nothing
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:17  field "math": expected true or false, found "on"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:18  field "showOutline": expected true or false, found [2,3]
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:20  field "socials[0].icon": expected the name of an icon at simpleicons.org, such as "github", found "Mastodon"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:21  field "socials[1].link": expected a path that starts with "/" or an address that starts with "https://", found "javascript:void(0)"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:23  field "editLink.pattern": expected a text that holds ":path", found "https://example.org/edit"
        fix: the fields are described in engine/model/config/site.ts
    site.config.ts:25  field "topNav[0].icon" is unknown
        fix: the fields are described in engine/model/config/top-nav.ts
    site.config.ts:26  field "topNav[1].items[0].text": expected a text, found nothing
        fix: the fields are described in engine/model/config/top-nav.ts
    site.config.ts:28  field "sidebar[0].items[0].link": expected a path that starts with "/" or an address that starts with "https://", found "page"
        fix: the fields are described in engine/model/config/sidebar.ts
    site.config.ts:28  field "sidebar[0].items[0].colapsed" is unknown
        fix: the fields are described in engine/model/config/sidebar.ts"
  `)
})

it('names the links and images of the settings that lead nowhere', async () => {
  expect(await messageOf('broken-setting-links')).toMatchInlineSnapshot(`
      "content/sidebar.ts:9  field "sidebar[0].items[2].link": the link "/missing" leads to no page
          fix: correct the path, or add the page
      content/sidebar.ts:10  field "sidebar[0].items[3].items[0].link": the link "/page.html" is spelled unlike its page
          fix: write "/page"
      content/sidebar.ts:10  field "sidebar[0].items[3].items[0].icon": the image "/images/none.svg" is not there
          fix: put it at public/images/none.svg, or correct the path
      site.config.ts:8  field "logoUrl": the image "/images/no-logo.svg" is not there
          fix: put it at public/images/no-logo.svg, or correct the path
      site.config.ts:9  field "iconUrl.dark": the image "/images/no-icon.svg" is not there
          fix: put it at public/images/no-icon.svg, or correct the path
      site.config.ts:10  field "ogImageUrl["/"]": the image "/images/no-og.png" is not there
          fix: put it at public/images/no-og.png, or correct the path
      site.config.ts:11  field "banner.content": the link "/no/news" leads to no page
          fix: correct the path, or add the page
      site.config.ts:12  field "outlineFooter": the link "/page#no-heading" leads to no heading of /page
          fix: choose one of: a-page, a-heading
      site.config.ts:16  field "sponsors[0].items[0][0].image": the image "/images/no-sponsor.svg" is not there
          fix: put it at public/images/no-sponsor.svg, or correct the path
      site.config.ts:19  field "socials[0].link": the link "/no/social" leads to no page
          fix: correct the path, or add the page
      site.config.ts:22  field "topNav[1].items[0].link": the link "/no/entry" leads to no page
          fix: correct the path, or add the page"
    `)
})

it('reports diagnostics of settings and of frontmatter together', async () => {
  const message = await messageOf('broken-settings')
  expect(message).toContain('field "logoURL" is unknown')
  expect(message).toContain('content/index.mdx  is missing')
})

it('says that there is no settings file', async () => {
  const message = await loadConfig(fixtureRoot('none'), {}).catch(String)
  expect(message).toMatchInlineSnapshot(`
    "BuildError: site.config.ts  is missing
        fix: add site.config.ts with a title, a description and a base URL"
  `)
})

describe('says why the settings cannot be read', () => {
  const CORRECT = 'fix: correct what stands there, or what it is given'
  const withSidebar = "import { sidebar } from './my sidebar.ts'\nexport default { sidebar }\n"

  it.each([
    [
      'they throw',
      { 'site.config.ts': "throw new Error('no settings today')\n" },
      `site.config.ts:1  cannot be run: no settings today\n    ${CORRECT}`,
    ],
    [
      'they do not parse',
      { 'site.config.ts': "export default {\n  title: 'a' description: 'b',\n}\n" },
      `site.config.ts:2  cannot be read: Expected ',', got 'ident'\n    ${CORRECT}`,
    ],
    [
      'what they import does not parse',
      {
        'site.config.ts': withSidebar,
        'my sidebar.ts': "export const sidebar = [\n  { text: 'a' link: '/' },\n]\n",
      },
      `my sidebar.ts:2  cannot be read: Expected ',', got 'ident'\n    ${CORRECT}`,
    ],
    [
      'what they import throws',
      { 'site.config.ts': withSidebar, 'my sidebar.ts': '\n\nexport const sidebar = [first]\n' },
      `my sidebar.ts:3  cannot be run: first is not defined\n    ${CORRECT}`,
    ],
    [
      'what they import is missing',
      { 'site.config.ts': withSidebar },
      'site.config.ts  cannot be read: Cannot find module',
    ],
  ])('%s', async (_, files, message) => {
    const { folder, remove } = await temporaryFolder()
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
    const found = await saidOf(folder)
    await remove()
    expect(found).toContain(`BuildError: ${message}`)
  })
})

it('says that the file exports no settings', () => {
  expect(refusal(undefined)).toMatchInlineSnapshot(`
    "site.config.ts  expected an object, found nothing
        fix: write "export default defineSite({ … })""
  `)
})

it('allows five levels of sidebar items below an area, and not six', () => {
  const sidebar = (depth: number) => [{ text: 'Area', items: nested(depth) }]
  expect(readSettings({ ...settings, sidebar: sidebar(5) }, {}).config?.sidebar).toHaveLength(1)
  expect(refusal({ ...settings, sidebar: sidebar(6) })).toMatchInlineSnapshot(`
    "site.config.ts  field "sidebar[0]" ("Area"): expected at most 5 levels of items, found 6
        fix: move the deepest pages up a level"
  `)
})

it('names a code theme that is unknown', () => {
  const codeThemes = { light: 'github-light', dark: 'midnight' }
  expect(refusal({ ...settings, codeThemes })).toMatchInlineSnapshot(`
    "site.config.ts  field "codeThemes.dark": expected a theme of the highlighter, found "midnight"
        fix: choose one of the themes that Shiki bundles, such as "github-light""
  `)
})

it('names an icon that is unknown, its line, and those that are called alike', async () => {
  const { folder, remove } = await temporaryFolder()
  const socials = "[\n  { icon: 'mastadon', link: 'https://social.example' },\n]"
  const written = JSON.stringify(settings).replace(/}$/, `, socials: ${socials} }`)
  await writeFile(path.join(folder, 'site.config.ts'), `export default ${written}\n`)
  const message = await loadConfig(folder, {}).catch(String)
  await remove()
  expect(message).toMatchInlineSnapshot(`
    "BuildError: site.config.ts:2  field "socials[0].icon": expected the name of an icon at simpleicons.org, found "mastadon"
        fix: did you mean "mastodon"?"
  `)
})

it.each(['discord', 'github', 'telegram', 'warpcast', 'x', 'farcaster'])(
  'knows the icon %s',
  icon => {
    const { config } = readSettings({ ...settings, socials: [{ icon, link: '/' }] }, {})
    const [social] = config?.socials ?? []
    expect(social?.path).toMatch(/^M/)
    expect(social?.label.toLowerCase()).toBe(icon)
  },
)

it('refuses a base URL with a path, which basePath is for', () => {
  const baseUrl = 'https://docs.example.org/docs/'
  expect(refusal({ ...settings, baseUrl })).toMatchInlineSnapshot(`
    "site.config.ts  field "baseUrl": expected an address without a path, which is set by basePath, found "https://docs.example.org/docs/"
        fix: the fields are described in engine/model/config/site.ts"
  `)
})

it('names the environment variable that is wrong', () => {
  const environment = { SITE_URL: 'docs.example.org', BASE_PATH: 'https://example.org/docs' }
  expect(refusal(settings, environment)).toMatchInlineSnapshot(`
    "environment variable BASE_PATH  field "basePath": expected a path that starts and ends with "/", such as "/docs/", found "/https://example.org/docs/"
        fix: correct or remove it
    environment variable SITE_URL  field "baseUrl": expected an address such as "https://example.org", found "docs.example.org"
        fix: correct or remove it"
  `)
})

it.each([
  ['docs', '/docs/'],
  ['/docs', '/docs/'],
  ['/docs/v6/', '/docs/v6/'],
  ['/', '/'],
])('takes BASE_PATH %s for %s', (BASE_PATH, expected) => {
  expect(readSettings(settings, { BASE_PATH }).config?.basePath).toBe(expected)
})
