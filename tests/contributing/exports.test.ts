import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#support/sources.ts'
import { isImported, tradeOf } from './exports.ts'

const SOURCES = '{engine,site,examples,scripts,bench,tests}/**/*.{ts,tsx,mjs,mdx}'
/** Samples are programs, and may export what their readers import. */
const SAMPLE = /\/snippets\//
const TEST = /^tests\/|\.(?:test|spec|drill)\.tsx?$/

/** Modules that something else than an import asks for what they export. */
const askedOtherwise: Readonly<Record<string, string>> = {
  'site/extensions.ts': 'the engine reads it by the names of its exports',
  'engine/model/no-extensions.ts': 'it stands in for that module',
  'engine/figure-kit/numbers-only.ts': 'the bundler puts it in the place of a package',
  'engine/ui/overlay/no-scroll-lock.tsx': 'the bundler puts it in the place of a package',
  'engine/node/pages/page-worker.ts': 'the pool of workers calls its exports by their names',
  'engine/client/import-part.ts': 'the bundler puts it around each import on demand',
  'engine/public/testing.ts': 'it is for tests of sites',
  'site/figures/testing.ts': 'it is for tests of figures',
}

/** Parts that are tested by themselves, since what is made of them shows them too coarsely. */
const partsUnderTest: Readonly<Record<string, string>> = {
  'engine/model/config/frontmatter.ts#frontmatterJsonSchema':
    'a test writes the schema of the editor',
  'engine/model/site-behavior.ts#MENU_TYPE_AHEAD_RESET_MS':
    'the menu library has it built in, and a test holds it to this',
  'engine/node/bundle/function-names.ts#withoutFunctionNames': 'single calls, without a bundle',
  'engine/node/bundle/short-class-names.ts#shortClassName': 'tests look for classes in the output',
  'engine/node/hosting/policy-in-pages.ts#policyForPages':
    'directives by themselves, without a folder of pages',
  'engine/node/hosting/policy-in-pages.ts#withPolicy': 'odd pages, which no build writes',
  'engine/node/config/load-config.ts#readSettings': 'settings without a file for each',
  'engine/node/output/site-styles.ts#classesOf': 'tests look for rules that a script forgot',
  'engine/node/pages/article/search-documents.ts#INLINE_ELEMENTS':
    'tests read the text of pages as the search does',
  'engine/node/pages/compile/sample-values.ts#fillSampleValues':
    'tests read the code of pages with its values',
  'engine/ui/storage-keys.ts#STORAGE_KEYS':
    'modules take their types from it alone, and a test puts garbage under each name',
  'engine/worker/stored.ts#beyondLimits': 'limits without a cache, which Node has not',
  'engine/node/release/bill-of-materials.ts#billOfMaterials':
    'odd packages, which no site ships, held to the schema',
  'engine/node/samples/record-snippets.ts#outputOf': 'samples are run again, and nothing recorded',
  'engine/node/size/scripts.ts#purposeOf': 'names of scripts, without a build for each',
  'site/facts/contracts/published-addresses.ts#addressTables':
    'tests hold pages and the file to the rows of all tables',
  'site/figures/variance-ratios/model.ts#classesOf': 'edges of classes that no drawn sample meets',
  'site/math/blade/variance-sample.ts#uniformNumbers': 'published values of the generator',
  'site/math/blade/variance-sample.ts#varianceOfChanges': 'series with a known variance',
  'site/math/dao/staking-bar.ts#xsushiMinted': 'formula of the contract, with its rounding',
  'site/math/dao/staking-bar.ts#sushiRedeemed': 'formula of the contract, with its rounding',
  'site/samples/environment.ts#sampleVariables': 'tests run samples with other accounts',
  'site/samples/fake-api.ts#exampleAnswer': 'tests run samples against other answers',
  'site/samples/fake-api.ts#problem': 'tests run samples against errors',
}

const trades = sourcesOf(SOURCES)
  .filter(({ name }) => !SAMPLE.test(name))
  .map(({ name, text }) => ({ name, ...tradeOf(name, text) }))
const isOurs = ({ name }: { name: string }) => !TEST.test(name)
const imported = new Set(trades.filter(isOurs).flatMap(trade => trade.imported))
const unused = trades
  .filter(trade => isOurs(trade) && /^(?:engine|site|scripts)\//.test(trade.name))
  .flatMap(({ name, exported }) => exported.map(value => `${name}#${value}`))
  .filter(value => !isImported(value, imported))
const moduleOf = (value: string) => value.replace(/#.*/, '')

describe('a value that is exported', () => {
  it('is imported by more than tests, or has a reason', () => {
    expect(imported.size).toBeGreaterThan(1000)
    const silent = unused.filter(
      value =>
        !Object.hasOwn(partsUnderTest, value) && !Object.hasOwn(askedOtherwise, moduleOf(value)),
    )
    expect(silent).toEqual([])
  })

  it('has no reason left over', () => {
    const reasons = [...Object.keys(partsUnderTest), ...Object.keys(askedOtherwise)]
    const needed = new Set(unused.flatMap(value => [value, moduleOf(value)]))
    expect(reasons.filter(reason => !needed.has(reason))).toEqual([])
  })
})

it.each<[written: string, exported: string[], imported: string[]]>([
  ["import { a, type B as C } from './m.ts'", [], ['engine/ui/m.ts#a', 'engine/ui/m.ts#B']],
  ["import * as m from '#model/m.ts'", [], ['engine/model/m.ts#*']],
  ["export { a as b } from '../model/m.ts'", [], ['engine/model/m.ts#a']],
  ["const { a: b } = await import('./m.ts')", [], ['engine/ui/m.ts#a']],
  ["export const a = async () => (await import('./m.ts')).b", ['a'], ['engine/ui/m.ts#b']],
  ["export const load = () => import('./m.ts')", ['load'], ['engine/ui/m.ts#*']],
  ['export const { a, b: c } = m', ['a', 'c'], []],
  [
    'export async function a() {}\nexport class B {}\nexport type C = B\nconst d = 1',
    ['a', 'B'],
    [],
  ],
  ["import { z } from 'zod'", [], []],
])('reads %s', (written, exported, taken) => {
  expect(tradeOf('engine/ui/reader.ts', written)).toEqual({ exported, imported: taken })
})
