import ts from 'typescript'
import { expect, it } from 'vitest'
import { readApiPages } from '#support/api-pages.ts'

const ROOT = '/samples/'
const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: false,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  skipLibCheck: true,
}

/** Samples by file name: a fence's title where it is one, so that samples can import one another. */
function sampleFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const { name, fences } of readApiPages()) {
    for (const [index, { language, title, code }] of fences.entries()) {
      if (language !== 'ts') continue
      const own = title.endsWith('.ts') ? title : `${name.replace('/', '-')}-${index}.ts`
      expect(files.has(ROOT + own), `two samples named ${own}`).toBe(false)
      files.set(ROOT + own, code)
    }
  }
  return files
}

it('every TypeScript sample compiles under strict rules', () => {
  const files = sampleFiles()
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  // Without this the compiler looks for no file in a folder that is not on disk.
  host.directoryExists = path => ROOT.startsWith(path) || ts.sys.directoryExists(path)
  host.fileExists = path => files.has(path) || fileExists(path)
  host.readFile = path => files.get(path) ?? readFile(path)
  host.getSourceFile = (path, target, ...rest) => {
    const code = files.get(path)
    return code === undefined
      ? getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, code, target)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  const diagnostics = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line =
      file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
  expect(diagnostics).toEqual([])
  expect(files.size).toBeGreaterThan(10)
})
