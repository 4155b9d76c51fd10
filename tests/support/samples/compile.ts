import ts from 'typescript'

/** Folder in which samples lie for the compiler; none of them is on disk. */
export const SAMPLES_FOLDER = '/samples/'

/** The rules that every sample keeps. */
const STRICT: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
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

/**
 * Compiles samples as a project of their own.
 * @param files code by path, in the samples' folder: they may import one another, and the packages of this project
 * @param further rules besides those of every sample
 * @returns what the compiler says, each with file and line.
 */
export function diagnosticsOf(
  files: ReadonlyMap<string, string>,
  further: ts.CompilerOptions = {},
): string[] {
  const options = { ...STRICT, ...further }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  // Without this the compiler looks for no file in a folder that is not on disk.
  host.directoryExists = path => SAMPLES_FOLDER.startsWith(path) || ts.sys.directoryExists(path)
  host.fileExists = path => files.has(path) || fileExists(path)
  host.readFile = path => files.get(path) ?? readFile(path)
  host.getSourceFile = (path, target, ...rest) => {
    const code = files.get(path)
    return code === undefined
      ? getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, code, target)
  }
  // What samples import from packages is found from here.
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) => {
      const isPackage = files.has(importer) && !text.startsWith('.')
      const from = isPackage ? `${process.cwd()}/sample.ts` : importer
      return ts.resolveModuleName(text, from, options, isPackage ? ts.sys : host)
    })
  const program = ts.createProgram([...files.keys()], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line =
      file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}
