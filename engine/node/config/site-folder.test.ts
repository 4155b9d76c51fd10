import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputFolder, siteFolder } from './site-folder.ts'

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-folder-')))
const at = (name: string) => path.join(folder, name)

beforeAll(() => {
  for (const name of ['site/content', 'without-settings/content', 'without-pages', 'empty'])
    mkdirSync(at(name), { recursive: true })
  for (const name of ['site', 'without-pages']) writeFileSync(at(`${name}/site.config.ts`), '')
  symlinkSync(at('site'), at('link'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the folder of a site', () => {
  it.each(['site', 'link'])('is where its files are: %s', name => {
    expect(siteFolder(at(name))).toBe(at('site'))
  })

  it.each([
    [
      'nowhere',
      'is no folder\n    fix: name one that holds site.config.ts and content: --root DIR',
    ],
    ['site/site.config.ts', 'is no folder'],
    [
      'empty',
      'holds no site: site.config.ts and content are missing\n    fix: add what is missing',
    ],
    ['without-settings', 'holds no site: site.config.ts is missing'],
    ['without-pages', 'holds no site: content is missing'],
  ])('is not %s', (name, message) => {
    expect(() => siteFolder(at(name))).toThrow(`${at(name)}  ${message}`)
  })
})

describe('the folder a site is written to', () => {
  it.each(['out', 'site/dist', 'site/public-site', 'contents'])('may be %s', out => {
    expect(outputFolder(at('site'), at(out))).toBe(at(out))
  })

  it.each(['site', 'link', '.', 'site/content', 'site/content/below', 'site/public'])(
    'is not %s, which holds sources',
    out => {
      expect(() => outputFolder(at('site'), at(out))).toThrow(
        `${at(out)}  is emptied before the site is written to it, and it holds sources of the site`,
      )
    },
  )
})
