/** Prints what guards a domain: `npm run domain-report -- example.org docs.example.org`. */
import { Resolver } from 'node:dns/promises'
import process from 'node:process'
import { domainReport } from './report.ts'

/** A name of a host: letters, digits and hyphens between dots. */
const NAME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i

/** Longest wait for an answer from outside, in milliseconds. */
const ANSWER_LIMIT_MS = 20_000

const resolver = new Resolver()

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}

/** Addresses of both versions. A name with those of one version alone has some. */
async function addresses(name: string): Promise<string[]> {
  const settled = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = settled.flatMap(result => (result.status === 'fulfilled' ? result.value : []))
  const [first] = settled
  if (found.length === 0 && first.status === 'rejected') throw first.reason
  return found
}

const [domain, ...hosts] = process.argv.slice(2)
const odd = [domain, ...hosts].find(name => name === undefined || !NAME.test(name))
if (domain === undefined || odd !== undefined) {
  console.error(
    `"${odd ?? ''}" is no domain. Name the one that is registered, then hosts below it: npm run domain-report -- example.org docs.example.org`,
  )
  process.exit(2)
}

const findings = await domainReport(domain, hosts, {
  resolve: {
    caa: name => resolver.resolveCaa(name),
    cname: name => resolver.resolveCname(name),
    addresses,
  },
  fetchJson,
})
for (const { state, text } of findings) process.stdout.write(`${state.padEnd(8)}${text}\n`)
const count = (state: string) => findings.filter(each => each.state === state).length
process.stdout.write(`${count('ok')} ok, ${count('fix')} to fix, ${count('unknown')} unknown\n`)
// What nobody answered is no good news.
process.exitCode = count('fix') + count('unknown') > 0 ? 1 : 0
