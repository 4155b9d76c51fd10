import path from 'node:path'
import ts from 'typescript'
import { SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import { SITE_ROOT } from '../folders.ts'

const folder = path.join(SITE_ROOT, SNIPPET_FOLDER)

/** Folder in which samples lie for the compiler, in a project of modules; none of them is on disk. */
export const SAMPLES_FOLDER = path.join(folder, 'of-pages/')

/** The configuration that readers are given, with the files of the samples. */
export const readersConfiguration = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  folder,
)

/** That configuration, which every sample keeps, and stricter rules. */
const STRICT: ts.CompilerOptions = {
  ...readersConfiguration.options,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
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
  host.directoryExists = name => SAMPLES_FOLDER.startsWith(name) || ts.sys.directoryExists(name)
  host.fileExists = file => files.has(file) || fileExists(file)
  host.readFile = file => files.get(file) ?? readFile(file)
  host.getSourceFile = (name, target, ...rest) => {
    const code = files.get(name)
    return code === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, code, target)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line =
      file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}
