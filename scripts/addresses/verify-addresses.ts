/** Compares the published addresses with a node: `npm run verify-addresses -- --rpc URL`. */
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { verifyAddresses } from './verify.ts'

process.exitCode = await verifyAddresses(process.argv.slice(2), {
  print: line => void process.stdout.write(`${line}\n`),
  wait: milliseconds => setTimeout(milliseconds),
})
