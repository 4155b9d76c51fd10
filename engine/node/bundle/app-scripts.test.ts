import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Site } from '#model/site.ts'
import { appScripts } from './app-scripts.ts'
import { digestOf } from './integrity.ts'

const APP = 'client-AbCd1234.js'
const MENU = 'import{a}from"./client-AbCd1234.js";a()'
const TIPS = 'import{a}from"./client-AbCd1234.js";import"./menu-x_y-z012.js";a()'

let folder = ''
const put = (name: string, text: string) => writeFile(path.join(folder, name), text)
const siteNamed = (title: string): Site => ({
  title,
  basePath: '/',
  topNav: [],
  areas: [],
  editLinkText: '',
  assistants: { links: [] },
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'app-scripts-'))
  const parts = [
    ['menu-x_y-z012', digestOf(MENU)],
    ['tips-EfGh5678', digestOf(TIPS), 0],
  ]
  await put(APP, `const s=__SITE__,p=${JSON.stringify(parts)};load("tips-EfGh5678")`)
  await put('menu-x_y-z012.js', MENU)
  await put('tips-EfGh5678.js', TIPS)
  await put('style-AbCd1234.css', 'a{color:red}')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('puts the settings into the app, as they are written', async () => {
  const { app } = await appScripts(folder, APP, siteNamed('a "$&" b'))
  expect(app.text).toContain(`const s=${JSON.stringify(siteNamed('a "$&" b'))},p=`)
})

it('names every script anew, and holds the others to what they are now', async () => {
  const { app, others } = await appScripts(folder, APP, siteNamed('One'))
  expect(others.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^menu-[\w-]{8}\.js$/),
    expect.stringMatching(/^tips-[\w-]{8}\.js$/),
  ])
  const [menu, tips] = others
  expect(menu?.text).toBe(`import{a}from"./${app.name}";a()`)
  expect(tips?.text).toBe(`import{a}from"./${app.name}";import"./${menu?.name}";a()`)
  const stem = (name = '') => path.parse(name).name
  const parts = [
    [stem(menu?.name), digestOf(menu?.text ?? '')],
    [stem(tips?.name), digestOf(tips?.text ?? ''), 0],
  ]
  expect(app.text).toContain(`p=${JSON.stringify(parts)};load("${stem(tips?.name)}")`)
  expect(app.text).not.toMatch(/AbCd1234|EfGh5678|x_y-z012|__SITE__/)
})

it('gives no two sites the same names, and one site the same each time', async () => {
  const namesFor = async (title: string) => {
    const { app, others } = await appScripts(folder, APP, siteNamed(title))
    return [app, ...others].map(({ name }) => name)
  }
  const one = await namesFor('One')
  expect(await namesFor('One')).toEqual(one)
  expect(new Set([...one, ...(await namesFor('Two'))]).size).toBe(2 * one.length)
})

it('refuses scripts of which another one has the settings, or the app has them twice', async () => {
  await put('other-AbCd1234.js', 'say(__SITE__)')
  await expect(appScripts(folder, APP, siteNamed('One'))).rejects.toThrow(
    'other-AbCd1234.js asks for the settings of the site in 1 places',
  )
  await rm(path.join(folder, 'other-AbCd1234.js'))
  await expect(appScripts(folder, 'menu-x_y-z012.js', siteNamed('One'))).rejects.toThrow(
    'client-AbCd1234.js asks for the settings',
  )
})
