import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { frontmatterJsonSchema } from '#engine/model/config/frontmatter.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { misuses, pageOf } from './guide.ts'

const SCHEMA = '.vscode/frontmatter.schema.json'

const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8')

/** The fields of a page, read as an editor's YAML support reads them. */
const fieldsOf = (page: string): unknown => parse(page.split(/^---$/m)[1] ?? '')

/** Files of pages, and those that the editor's settings have for the schema. */
const pages = globSync('{site,examples/*}/content/**/*.mdx', { cwd: PROJECT_ROOT })
const settings: { 'yaml.schemas': Record<string, string[]> } = JSON.parse(
  read('.vscode/settings.json'),
)

// Whatever a page may not be, an editor underlines by this file alone.
const accepts = new Ajv({ validateFormats: false }).compile(JSON.parse(read(SCHEMA)))

// To write the file anew: node_modules/.bin/node node_modules/vitest/vitest.mjs run tests/writing/frontmatter-schema.test.ts --update
it('is what editors are told of the frontmatter', async () => {
  await expect(`${JSON.stringify(frontmatterJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    `../../${SCHEMA}`,
  )
})

describe('the schema of the frontmatter, as an editor uses it', () => {
  it('is named by the settings for every page', () => {
    const globs = settings['yaml.schemas'][SCHEMA] ?? []
    expect(pages.length).toBeGreaterThan(50)
    const covered = globs.flatMap(glob => {
      const files = globSync(glob, { cwd: PROJECT_ROOT })
      expect(files, glob).not.toEqual([])
      return files
    })
    expect(covered.sort()).toEqual(pages.sort())
    expect(Object.keys(settings['yaml.schemas'])).toEqual([SCHEMA])
  })

  it('accepts every page', () => {
    const refused = pages.filter(file => !accepts(fieldsOf(read(file))))
    expect(refused).toEqual([])
  })

  const refused = misuses().filter(({ message }) => message.startsWith('frontmatter field'))

  it.each(refused)('refuses $written', ({ written }) => {
    expect(accepts(fieldsOf(pageOf('Misuse', '')))).toBe(true)
    expect(accepts(fieldsOf(pageOf('Misuse', '', written)))).toBe(false)
  })

  it('refuses as many misuses as there are fields', () => {
    const fields = Object.keys(JSON.parse(read(SCHEMA)).properties)
    expect(refused.length).toBeGreaterThanOrEqual(fields.length)
  })
})
