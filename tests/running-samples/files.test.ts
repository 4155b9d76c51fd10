import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { SITE_ROOT } from '#support/folders.ts'
import { readersConfiguration } from '#support/samples/compile.ts'

const folder = path.join(SITE_ROOT, 'content/snippets')
const files = globSync('**/*.{ts,graphql}', { cwd: folder }).sort()
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Type errors of the samples, with one of them replaced. */
function diagnostics(changed: { file: string; text: string }): string[] {
  const { fileNames, options } = readersConfiguration
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, target, ...rest) =>
    name === path.join(folder, changed.file)
      ? ts.createSourceFile(name, changed.text, target)
      : getSourceFile(name, target, ...rest)
  const program = ts.createProgram(fileNames, options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}

describe('the files of samples', () => {
  // `npm run check` compiles them as they stand.
  it('do not compile with an argument of another type', () => {
    const file = 'contracts/stake-sushi.ts'
    const text = textOf(file).replace('args: [amount]', 'args: [String(amount)]')
    expect(text).not.toBe(textOf(file))
    expect(diagnostics({ file, text })).toHaveLength(1)
  })

  it('are all shown by a page', () => {
    const pages = globSync('**/*.mdx', { cwd: path.join(SITE_ROOT, 'content') })
      .map(page => readFileSync(path.join(SITE_ROOT, 'content', page), 'utf8'))
      .join('\n')
    expect(files).not.toEqual([])
    expect(files.filter(file => !pages.includes(`"${file}"`))).toEqual([])
  })
})
