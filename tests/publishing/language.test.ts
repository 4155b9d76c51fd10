import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineSite } from '#engine/model/config/define.ts'
import { createSearchEngine } from '#engine/model/search/engine.ts'
import { readSettings } from '#engine/node/config/load-config.ts'
import { readBuiltIndex, wholeIndex } from '#engine/node/output/search/built-index.ts'
import { de } from '#engine/words/de.ts'
import { frame } from '#engine/words/en/frame.ts'
import { en } from '#engine/words/en.ts'
import { languageNames } from '#engine/words/languages.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { all, attribute, one, readPage, text } from '#support/html.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)
const german = path.join(folder, 'german')
beforeAll(() => build(fixtureRoot('german'), german))

const read = (file: string) => readFileSync(path.join(german, file), 'utf8')
/** The scripts that show the frame: those of tags are beside this, in `language-of-tags.test.ts`. */
const FRAME = /^(?:client|app|boot|search-dialog|dropdown-menu|renew-behind)-/
const scripts = () => [
  ...readdirSync(path.join(german, 'assets'))
    .filter(name => FRAME.test(name) && name.endsWith('.js'))
    .map(name => read(`assets/${name}`)),
  read('sw.js'),
]
const PAGES = ['/', '/kette', '/reifen', '/404', '/offline-page']

/** English words of the frame that no German page may have. Short ones may stand in other words, or be the same. */
const english = Object.entries(frame).flatMap(([name, word]) => {
  const other: unknown = Reflect.get(de, name)
  // Names of keys are in scripts, too, as events have them.
  const isWords = typeof word === 'string' && word.length > 6 && !name.endsWith('Key')
  return isWords && word !== other ? [word.trim()] : []
})

describe('a German site', () => {
  it('is German for browsers, on each page and on those that lead on', async () => {
    for (const page of [...PAGES, '/antrieb']) {
      const html = one(await readPage(german, page), { tag: 'html' })
      expect([page, attribute(html, 'lang'), attribute(html, 'dir')]).toEqual([
        page,
        'de',
        undefined,
      ])
    }
  })

  it('says in German what stands around each page', async () => {
    const page = await readPage(german, '/kette')
    const named = (name: string) => all(page, { with: { ariaLabel: name } })
    for (const name of [
      'Ankündigung',
      'Ankündigung ausblenden',
      'Dokumentation',
      'Menü schließen',
      'Seiten von Kette',
      'Zwischen hell und dunkel wechseln',
      'Werkstatt: Startseite',
      'Code: text',
      'Tabelle: Reinigen',
      'Link zu „Reinigen“',
      'Erledigt',
    ])
      expect([name, named(name).length > 0]).toEqual([name, true])
    for (const words of [
      'Zum Inhalt springen',
      'Auf dieser Seite',
      'Suchen …',
      'Lampen (noch nicht verfügbar)',
      'Seite bearbeiten (öffnet in neuem Tab)',
      'Stimmt hier etwas nicht? (öffnet in neuem Tab)',
      'Hersteller (öffnet in neuem Tab)',
      'Gefragt wird: Lies https://werkstatt.example.org/kette',
      'Kopieren',
      'Weiter',
    ])
      expect(text(page)).toContain(words)
  })

  it('has its own page for unknown addresses, and without a network', async () => {
    const missing = await readPage(german, '/404')
    expect(text(one(missing, { tag: 'h1' }))).toBe('Seite nicht gefunden')
    expect(text(one(missing, { with: { id: 'article' } }))).toContain('Alle Seiten')
    const offline = await readPage(german, '/offline-page')
    // The worker lists kept pages under the heading with this id.
    expect(text(one(offline, { tag: 'h2', with: { id: 'kept-pages' } }))).toMatch(
      /^Gespeicherte Seiten/,
    )
  })

  it('says nothing in English, on its pages or by its scripts', async () => {
    expect(english.length).toBeGreaterThan(60)
    const pages = [...PAGES, '/antrieb'].map(page =>
      read(page === '/' ? 'index.html' : `${page.slice(1)}.html`),
    )
    const texts = [...pages, ...scripts()]
    expect(english.filter(word => texts.some(each => each.includes(word)))).toEqual([])
  })

  it('is searched in German', async () => {
    const index = await readBuiltIndex(german)
    const engine = createSearchEngine(wholeIndex(index), [])
    const found = (query: string) => engine.search(query).map(({ href }) => href)
    expect(found('Kette')[0]).toBe('/kette')
    expect(found('der Druck')[0]).toBe('/reifen#druck')
    expect(found('drehen und wischen')[0]).toBe('/kette#reinigen')
    expect(JSON.parse(index.head.text)).toMatchObject({ language: 'de' })
  })

  it('has the words of its scripts in them', () => {
    const joined = scripts().join('\n')
    const said = [
      de.partsFailed,
      de.loadingPageNow,
      de.pageFailedOffline,
      de.indexFailed,
      de.backspaceKey,
      de.noKeptPage,
      de.copied,
    ]
    expect(said.filter(word => !joined.includes(word))).toEqual([])
  })
})

describe('a page in another language than the site', () => {
  const noteOf = async (page: string) =>
    one(await readPage(german, page), { tag: 'p', with: { role: 'note' } })

  it('says so at its head, in the language of the site', async () => {
    const note = await noteOf('/werkzeug')
    expect(text(note)).toBe('Diese Seite gibt es nur auf Englisch, nicht auf Deutsch.')
    expect(attribute(note, 'lang')).toBe('de')
    const article = one(await readPage(german, '/werkzeug'), { with: { id: 'article' } })
    expect(article.children[0]).toMatchObject({ tagName: 'p', properties: { role: 'note' } })
  })

  it.each([
    ['/werkzeug', 'en', 'ltr'],
    ['/rad', 'he', 'rtl'],
    ['/kette', undefined, undefined],
  ])('the article of %s is read as %s, %s', async (page, lang, dir) => {
    const article = one(await readPage(german, page), { with: { id: 'article' } })
    expect([attribute(article, 'lang'), attribute(article, 'dir')]).toEqual([lang, dir])
    // What stands around it is in the language of the site.
    expect(attribute(one(await readPage(german, page), { tag: 'html' }), 'lang')).toBe('de')
  })

  it('a page in the language of the site says nothing of it', async () => {
    expect(all(await readPage(german, '/kette'), { tag: 'p', with: { role: 'note' } })).toEqual([])
  })

  it('is not found by the note', () => {
    expect(read('werkzeug.md')).not.toContain('Diese Seite')
  })
})

describe('all languages', () => {
  it('say everything, and each field in its own words', () => {
    const names = Object.keys(en)
    expect(Object.keys(de)).toEqual(names)
    const empty = Object.entries(de).filter(([, word]) => word === '')
    expect(empty).toEqual([])
  })

  it('begin a text with a space where it follows another', () => {
    const begins = (words: object) =>
      Object.entries(words).flatMap(([name, word]) =>
        typeof word === 'string' && word.startsWith(' ') ? [name] : [],
      )
    expect(begins(de)).toEqual(begins(en))
  })

  it('use nothing in functions but what they are given: their texts are bundled alone', () => {
    for (const [name, word] of Object.entries({ ...en, ...de })) {
      if (typeof word !== 'function') continue
      const alone: unknown = new Function(`return ${String(word)}`)()
      if (typeof alone !== 'function') throw new Error(`${name} is no function by itself`)
      expect(alone('a', 'b', 'c')).toContain('a')
    }
  })
})

describe('settings', () => {
  const settings = (more: object) =>
    readSettings(
      defineSite({ title: 'T', description: 'A site.', baseUrl: 'https://t.example.org', ...more }),
      {},
    )

  it('an unknown language stops the build, with the ones that there are', () => {
    expect(languageNames).toEqual(expect.arrayContaining(['de', 'en']))
    const known = languageNames.map(name => `"${name}"`).join(' or ')
    expect(settings({ language: 'xx' }).diagnostics).toMatchObject([
      {
        file: 'site.config.ts',
        message: `field "language": expected ${known}, found "xx"`,
        fix: 'choose one of these, or add the words of the language in engine/words/, beside de.ts',
      },
    ])
  })

  it('an edit link has the words of the language, unless it has its own', async () => {
    const { siteOf } = await import('#engine/model/site.ts')
    const editLink = { pattern: 'https://code.example.org/:path' }
    const textOf = (more: object) => {
      const { config } = settings(more)
      return config && siteOf(config).editLinkText
    }
    expect(textOf({ editLink })).toBe('Edit page')
    expect(textOf({ editLink, language: 'de' })).toBe('Seite bearbeiten')
    expect(textOf({ editLink: { ...editLink, text: 'Fix it' }, language: 'de' })).toBe('Fix it')
  })
})
