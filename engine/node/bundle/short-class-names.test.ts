import { transform } from 'lightningcss'
import { expect, it } from 'vitest'
import { shortClassName, shortClassNamesPlugin } from './short-class-names.ts'

/** The class of a style sheet and its rules as the transformer writes them. */
function written(file: string) {
  const { code, exports } = transform({
    filename: file,
    code: Buffer.from('.counter{color:teal}'),
    minify: true,
    cssModules: { pattern: '[hash]_[local]' },
  })
  return { name: exports?.counter?.name ?? '', rules: code.toString() }
}

/** The first of many style sheets whose class begins so. */
function beginning(pattern: RegExp) {
  for (let number = 0; number < 20_000; number += 1) {
    const file = `parts-${number}/counter.module.css`
    const { name, rules } = written(file)
    if (pattern.test(name)) return { file, name, rules }
  }
  throw new Error(`no class begins like ${pattern}`)
}

/** A hook of a plugin, as the bundler calls it. */
const hook = (plugin: object, name: string): ((...values: unknown[]) => unknown) => {
  const found = Reflect.get(plugin, name)
  return found.handler ?? found
}

it.each([
  ['a letter', /^[a-zA-Z]/],
  ['a digit, which the transformer puts a sign before', /^_\d/],
  ['a sign and a letter', /^-[a-zA-Z]/],
  ['a sign and a digit, which rules escape', /^-\d/],
])(
  'a class is the same in script, rules and page when its mark begins with %s',
  async (_, pattern) => {
    const { file, name, rules } = beginning(pattern)
    const plugin = shortClassNamesPlugin()
    const script = await hook(plugin, 'transform').call(
      {},
      `export const counter = "${name}"`,
      file,
    )
    const asset = { type: 'asset', fileName: 'site.css', source: rules }
    hook(plugin, 'generateBundle').call({}, {}, { site: asset })
    const short = shortClassName(name)
    expect(short).toMatch(/^_?[\w-]{3}_counter$/)
    expect(asset.source).toBe(`.${short}{color:teal}`)
    expect(script).toMatchObject({ code: `export const counter = "${short}"` })
    // A script that takes the rules as a text gets them with another mark.
    const other = written(`${file}?inline`)
    const text = await hook(plugin, 'transform').call(
      { load: async () => {} },
      `export default ${JSON.stringify(other.rules)}`,
      `${file}?inline`,
    )
    expect(other.name).not.toBe(name)
    expect(text).toMatchObject({ code: `export default ".${short}{color:teal}"` })
  },
)
