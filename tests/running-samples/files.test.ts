import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { isAddress } from 'viem'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../site/', import.meta.url))
const folder = path.join(root, 'content/snippets')
const files = globSync('**/*.{ts,graphql}', { cwd: folder }).sort()
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Type errors of the snippets, with one of them replaced if asked. */
function diagnostics(changed?: { file: string; text: string }): string[] {
  const configFile = path.join(folder, 'tsconfig.json')
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, ts.sys.readFile).config,
    ts.sys,
    folder,
  )
  const host = ts.createCompilerHost(config.options)
  const { getSourceFile } = host
  host.getSourceFile = (name, target, ...rest) =>
    changed && name === path.join(folder, changed.file)
      ? ts.createSourceFile(name, changed.text, target)
      : getSourceFile(name, target, ...rest)
  const program = ts.createProgram(config.fileNames, config.options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}

describe('snippets', () => {
  it('compile against the published package', () => {
    expect(diagnostics()).toEqual([])
  })

  it('do not compile with an argument of another type', () => {
    const file = 'contracts/stake-sushi.ts'
    const text = textOf(file).replace('args: [amount]', 'args: [String(amount)]')
    expect(text).not.toBe(textOf(file))
    expect(diagnostics({ file, text })).toHaveLength(1)
  })

  it.each(files)('%s holds no address', file => {
    for (const [text] of textOf(file).matchAll(/0x[0-9a-fA-F]{40}\b/g))
      expect(isAddress(text, { strict: false })).toBe(false)
  })

  it('are all shown by a page', () => {
    const pages = globSync('**/*.mdx', { cwd: path.join(root, 'content') })
      .map(page => readFileSync(path.join(root, 'content', page), 'utf8'))
      .join('\n')
    expect(files.filter(file => !pages.includes(`"${file}"`))).toEqual([])
  })
})

it.each(['contracts', 'subgraphs'])('no page of %s types an address', area => {
  const pages = globSync(`${area}/*.mdx`, { cwd: path.join(root, 'content') })
  expect(pages.length).toBeGreaterThan(4)
  for (const page of pages)
    expect(readFileSync(path.join(root, 'content', page), 'utf8')).not.toMatch(/0x[0-9a-fA-F]{40}/)
})
