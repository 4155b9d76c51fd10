import { cpSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '#support/command.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { sites } from '#support/sites/sites.ts'

/** Folders of the engine whose code browsers get of a site without figures. */
const BROWSER_ROOMS =
  'engine/{api-viewer,chrome,client,islands,model/search,prose,ui}/**/*.{ts,tsx}'

/** Packages that the engine's components import, except for types, the build's and those that are replaced. */
function importedPackages(): string[] {
  const files = globSync(BROWSER_ROOMS, { cwd: PROJECT_ROOT }).filter(
    file => !/\.test\.|^engine\/client\/(?:server|dev\/)/.test(file),
  )
  const imports = files.flatMap(file => [
    ...readFileSync(path.join(PROJECT_ROOT, file), 'utf8').matchAll(
      /^(?:import(?! type)\b|\} from)[^'\n]*'((?:@[\w-]+\/)?[a-z][\w-]*)/gm,
    ),
  ])
  return [...new Set(imports.map(([, name]) => name ?? ''))].sort()
}

describe('the notices of a built site', async () => {
  const { folder, remove } = await temporaryFolder()
  const own = path.join(folder, 'own')
  const out = path.join(folder, 'out')
  const licenseIn = (root: string) => readFileSync(path.join(root, 'LICENSE'), 'utf8')
  let notices = ''
  beforeAll(async () => {
    cpSync(path.join(fixtureRoot('plain'), 'content'), path.join(own, 'content'), {
      recursive: true,
    })
    write(own, {
      'site.config.ts':
        "export default { title: 'Own', description: 'Own pages.', baseUrl: 'https://own.example' }\n",
      LICENSE: 'All who read may copy.\n',
    })
    await build(own, out)
    notices = readFileSync(path.join(out, 'third-party-notices.txt'), 'utf8')
  })
  afterAll(remove)

  it('name every package that its scripts import', () => {
    const packages = importedPackages()
    expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'stemmer']))
    const unnamed = packages.filter(name => !notices.includes(`\n${name} `))
    // The one only hands on packages that are named themselves; the other checks the props of tags at build.
    expect(unnamed).toEqual(['radix-ui', 'zod'])
    expect(notices).toContain('\n@radix-ui/react-dialog ')
  })

  it('name the typefaces, with their license in full', () => {
    const sections = notices.split(/^-{80}\n(?=\S)/m)
    const fonts = sections.filter(section => section.startsWith('@fontsource'))
    expect(fonts.map(font => font.split(' ')[0])).toEqual([
      '@fontsource-variable/geist',
      '@fontsource-variable/geist-mono',
      '@fontsource/stix-two-math',
    ])
    const licenses = sections.filter(section => section.includes('SIL OPEN FONT LICENSE'))
    expect(licenses).toHaveLength(fonts.length)
  })

  it('have the license of the site itself beside them, and that of the engine whose scripts it publishes', () => {
    const license = readFileSync(path.join(out, 'LICENSE.txt'), 'utf8')
    expect(license.startsWith('All who read may copy.\n')).toBe(true)
    expect(license.endsWith(licenseIn(PROJECT_ROOT))).toBe(true)
    const ofThisSite = readFileSync(path.join(sites.root.folder, 'LICENSE.txt'), 'utf8')
    expect(ofThisSite).toBe(licenseIn(PROJECT_ROOT))
  })

  it('stand in the same order each time', () => {
    const names = [...notices.matchAll(/^(\S+ \d\S*) \([^)]+\)$/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(20)
    expect(names).toEqual([...names].sort())
  })
})
