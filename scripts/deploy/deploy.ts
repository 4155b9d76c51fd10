/**
 * Deploys a release to a folder that a server reads: `npm run deploy -- --from dist --to /srv/docs`. It needs Node alone, so
 * that this folder can be copied to a server that has Node 22.18 or newer, and run there.
 */
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { realFiles } from './files.ts'
import { deploy, goBack } from './publish.ts'
import { DeployRefused } from './refused.ts'

const USAGE = 'npm run deploy -- --to DIR [--from DIR | --back-to RELEASE] [--keep-days NUMBER]'

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string', default: 'dist' },
        to: { type: 'string' },
        'back-to': { type: 'string' },
        'keep-days': { type: 'string', default: '7' },
      },
    })
    const keepDays = /^\d+(?:\.\d+)?$/.test(values['keep-days']) ? Number(values['keep-days']) : NaN
    if (values.to !== undefined && values.to !== '' && !Number.isNaN(keepDays))
      return {
        from: values.from,
        to: path.resolve(values.to),
        release: values['back-to'],
        keepDays,
      }
  } catch {
    // An option that there is none of: the usage says what there is.
  }
  console.error(USAGE)
  process.exit(2)
}

const { from, release, ...rest } = readArguments()
const say = (line: string) => process.stdout.write(`${line}\n`)
const asked = { ...rest, now: new Date(), files: realFiles, say }
try {
  await (release === undefined
    ? deploy({ ...asked, from: path.resolve(from) })
    : goBack({ ...asked, release }))
} catch (error) {
  if (!(error instanceof DeployRefused)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
