/** Prints what is wrong with the texts that readers see, a line each: file, line, what is wrong and how to fix it. */
import process from 'node:process'
import { contentChecks } from '../tests/writing/style/content-checks.ts'
import { inOneLine } from '../tests/writing/style/finding.ts'

const found = contentChecks().flatMap(({ find }) => find())
for (const line of found.map(inOneLine).sort()) process.stdout.write(`${line}\n`)
process.stdout.write(
  found.length === 0 ? 'the texts keep every rule\n' : `${found.length} findings\n`,
)
process.exitCode = found.length === 0 ? 0 : 1
