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

/** Files of samples that a page shows, by the page. */
const shownBy = new Map(
  globSync('**/*.mdx', { cwd: path.join(SITE_ROOT, 'content') }).map(page => {
    const text = readFileSync(path.join(SITE_ROOT, 'content', page), 'utf8')
    const shown = [...text.matchAll(/<Snippet file="(?<file>[^"]+)"/g)]
    return [page, { text, shown: shown.map(({ groups: { file = '' } = {} }) => file) }] as const
  }),
)

describe('the files of samples', () => {
  // `npm run check` compiles them as they stand.
  it('do not compile with an argument of another type', () => {
    const file = 'swap/stake-sushi.ts'
    const text = textOf(file).replace('args: [amount]', 'args: [String(amount)]')
    expect(text).not.toBe(textOf(file))
    expect(diagnostics({ file, text })).toHaveLength(1)
  })

  it('import what the page shows, or names as a file to save beside them', () => {
    const imported = [...shownBy].flatMap(([page, { text, shown }]) =>
      shown.flatMap(file =>
        [...textOf(file).matchAll(/from '(?<from>\.[^']+)'/g)].map(
          ({ groups: { from: name = '' } = {} }) => {
            const isThere = shown.includes(path.join(path.dirname(file), name))
            const isNamed = text.includes(`\`${name.replace('./', '')}\``)
            return { where: `${page}: ${file} imports ${name}`, isFound: isThere || isNamed }
          },
        ),
      ),
    )
    expect(imported.length).toBeGreaterThan(10)
    expect(imported.filter(({ isFound }) => !isFound)).toEqual([])
  })

  it('are all shown by a page', () => {
    const pages = globSync('**/*.mdx', { cwd: path.join(SITE_ROOT, 'content') })
      .map(page => readFileSync(path.join(SITE_ROOT, 'content', page), 'utf8'))
      .join('\n')
    expect(files).not.toEqual([])
    expect(files.filter(file => !pages.includes(`"${file}"`))).toEqual([])
  })
})
