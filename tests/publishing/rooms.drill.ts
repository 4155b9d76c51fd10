import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputFileOf } from '#engine/model/routes.ts'
import { copyProject, type ProjectCopy } from '#support/project-copy.ts'

/** What an edit makes the next build bundle and render anew, in a copy of this project. */
describe('an edit makes anew only what it touches', () => {
  let project: ProjectCopy
  let all: string[] = []
  const frames = () => all.filter(part => part.startsWith('frame '))
  /** The frames of the built pages that hold a text. */
  const framesWith = (text: string) =>
    frames().filter(frame => {
      const file = outputFileOf(frame.replace('frame ', ''))
      return readFileSync(path.join(project.folder, 'dist', file), 'utf8').includes(text)
    })

  beforeAll(async () => {
    project = await copyProject()
    all = await project.build()
    expect(all.length).toBeGreaterThan(100)
    expect(all[0]).toBe('bundle')
    expect(await project.build()).toEqual([])
  })
  afterAll(() => project.remove())

  it('a test: nothing', async () => {
    writeFileSync(path.join(project.folder, 'engine/model/new.test.ts'), 'export {}\n')
    writeFileSync(path.join(project.folder, 'site/math/new.test.ts'), 'export {}\n')
    expect(await project.build()).toEqual([])
  })

  it('an entry of the sidebar: the frames that show it, and the one article with a list of all pages', async () => {
    project.edit('site/content/sidebar.ts', "text: 'Governance'", "text: 'How it is governed'")
    const rendered = await project.build()
    expect(rendered).toEqual(['article /404', ...framesWith('How it is governed')])
    // Its own, and that of the page before it, which links to it.
    expect(rendered).toEqual(
      expect.arrayContaining(['frame /contracts/xsushi', 'frame /dao/governance']),
    )
    expect(rendered.length).toBeLessThan(frames().length / 4)
  })

  it('settings that the frame alone shows: all frames, and no script is bundled', async () => {
    project.edit('site/site.config.ts', 'title: ', "title: 'Edited: ' + ")
    expect(await project.build()).toEqual(frames())
    // The app is another all the same: it has the settings.
    const assets = path.join(project.folder, 'dist/assets')
    const scripts = readdirSync(assets).filter(name => name.endsWith('.js'))
    const edited = scripts.filter(name =>
      readFileSync(path.join(assets, name), 'utf8').includes('"title":"Edited: Sushi"'),
    )
    expect(edited).toHaveLength(1)
  })

  it('a figure: the scripts, and the one page that shows it', async () => {
    project.edit(
      'site/figures/voting-power-calculator/model.ts',
      "title: 'Voting power",
      "title: 'Edited: voting power",
    )
    expect(await project.build()).toEqual([
      'bundle',
      'article /dao/governance',
      'frame /dao/governance',
    ])
  })

  it('words of a page: that page', async () => {
    project.edit('site/content/community.mdx', '\n---\n\n', '\n---\n\nA new sentence. ')
    expect(await project.build()).toEqual(['article /community', 'frame /community'])
  })

  it('a part of the frame: the scripts and all frames, no article', async () => {
    project.edit('engine/chrome/footer/docs-footer.tsx', '<footer', '<footer data-edited=""')
    expect(await project.build()).toEqual(['bundle', ...frames()])
  })

  it('a tag of the engine: the scripts, and the pages that use it', async () => {
    project.edit(
      'engine/prose/steps/steps.tsx',
      'export const Steps',
      '/* edited */ export const Steps',
    )
    const rendered = await project.build()
    expect(rendered[0]).toBe('bundle')
    const articles = rendered.filter(part => part.startsWith('article '))
    expect(articles.length).toBeGreaterThan(0)
    expect(articles.length).toBeLessThan(frames().length / 2)
  })

  it('how classes are named: everything', async () => {
    project.edit('engine/node/bundle/vite-settings.ts', '[hash]_[local]', '[hash]_edited-[local]')
    expect((await project.build()).toSorted()).toEqual(all.toSorted())
  })

  it('the development server: nothing', async () => {
    project.edit('engine/node/dev/settings.ts', 'import', '// Edited.\nimport')
    expect(await project.build()).toEqual([])
  })
})
