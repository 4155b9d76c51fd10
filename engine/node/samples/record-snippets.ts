import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteExtensions } from '#model/extensions.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { slashed } from '../paths.ts'
import { typesOf } from './compile-types.ts'
import { RECORD_FOLDER, recordedSnippets, recordFileOf, SNIPPET_FOLDER } from './files.ts'
import { readRecord, type SnippetRecord } from './record.ts'
import { runSnippet } from './run-snippet.ts'
import { snippetHash } from './snippet-hash.ts'

/**
 * Runs and compiles the samples that have changed, and records what they print and what their names are.
 * Records of samples that are gone are removed.
 * @param root folder of the site
 * @param print tells the author what is done
 * @throws BuildError for every sample that does not compile or fails when it is run
 */
export async function recordSnippets(root: string, print: (text: string) => void): Promise<void> {
  const { sampleEnvironment } = await loadExtensions(root)
  const files = await recordedSnippets(root)
  await removeOthers(root, new Set(files.map(recordFileOf)))
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    if (isUpToDate(root, file)) continue
    try {
      const target = path.join(root, recordFileOf(file))
      const record = await recordOf(root, file, sampleEnvironment)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, textOf(record))
      print(`recorded ${file}`)
    } catch (error) {
      const message = error instanceof Error ? error.message.trim() : String(error)
      diagnostics.push({ file: `${SNIPPET_FOLDER}/${file}`, message, fix: 'fix the sample' })
    }
  }
  if (diagnostics.length > 0) throw new BuildError(diagnostics)
  print(`${files.length} samples are up to date`)
}

/**
 * Compiles a sample and, if it prints, runs it.
 * @throws Error when it does not compile, or ends with an error
 */
async function recordOf(
  root: string,
  file: string,
  environment: SiteExtensions['sampleEnvironment'],
): Promise<SnippetRecord> {
  const hash = snippetHash(root, file)
  const types = typesOf(root, file)
  const source = await readFile(path.join(root, SNIPPET_FOLDER, file), 'utf8')
  return source.includes('console.log(')
    ? { hash, output: await outputOf(root, file, environment), types }
    : { hash, types }
}

/**
 * What a sample prints.
 * @param environment what it talks to
 * @throws Error when it ends with an error
 */
export async function outputOf(
  root: string,
  file: string,
  environment: SiteExtensions['sampleEnvironment'],
): Promise<string> {
  const { preload, start } = await environment()
  const { variables, stop } = await start(file)
  try {
    const { output, errors, exitCode } = await runSnippet(root, file, { preload, variables })
    if (exitCode !== 0 || errors !== '')
      throw new Error(`the sample ended with ${exitCode}: ${errors || 'no message'}`)
    return output
  } finally {
    await stop()
  }
}

/** A record as JSON that reads well in a comparison: a line for each type, and one for all places. */
function textOf({ hash, output, types: { types, names } }: SnippetRecord): string {
  const lines = [
    `"hash": ${JSON.stringify(hash)}`,
    ...(output === undefined ? [] : [`"output": ${JSON.stringify(output)}`]),
    `"types": {\n  "types": [\n    ${types.map(type => JSON.stringify(type)).join(',\n    ')}\n  ],\n  "names": ${JSON.stringify(names)}\n}`,
  ]
  return `{\n${lines.join(',\n')}\n}\n`
}

function isUpToDate(root: string, file: string): boolean {
  try {
    readRecord(root, file)
    return true
  } catch {
    return false
  }
}

async function removeOthers(root: string, wanted: ReadonlySet<string>): Promise<void> {
  for await (const found of glob(`${RECORD_FOLDER}/**/*.json`, { cwd: root })) {
    if (!wanted.has(slashed(found))) await rm(path.join(root, found))
  }
}
