import { spawnSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'
import type { CaaRecord } from './records.ts'
import { readRegistration } from './registration.ts'
import { domainReport } from './report.ts'

/** An imitation of registrar and name servers. No test asks the real ones. */
interface World {
  caa?: readonly CaaRecord[]
  cname?: Readonly<Record<string, string>>
  addresses?: Readonly<Record<string, string>>
  status?: readonly string[]
  ends?: string
  hasDs?: boolean
  isAuthentic?: boolean
  broken?: RegExp
}

const LOCKED = [
  'client transfer prohibited',
  'client update prohibited',
  'server delete prohibited',
]
const FAR = '2999-01-01T00:00:00Z'
const nothing = () => Object.assign(new Error('queryA ENODATA'), { code: 'ENODATA' })

const guarded: World = {
  caa: [{ issue: 'letsencrypt.org' }, { iodef: 'mailto:a@example.org' }],
  cname: { 'docs.example.org': 'site.host.example' },
  addresses: { 'example.org': '192.0.2.1', 'docs.example.org': '192.0.2.2' },
  status: LOCKED,
  ends: FAR,
  hasDs: true,
  isAuthentic: true,
}

function report(changes: World = {}) {
  const world = { ...guarded, ...changes }
  const some = async <T>(value: T | undefined): Promise<readonly T[]> => {
    if (value === undefined) throw nothing()
    return [value]
  }
  return domainReport('example.org', ['docs.example.org'], {
    resolve: {
      caa: async () => {
        if (!world.caa?.length) throw nothing()
        return world.caa
      },
      cname: name => some(world.cname?.[name]),
      addresses: name => some(world.addresses?.[name]),
    },
    fetchJson: async address => {
      if (world.broken?.test(address)) throw new Error('status 503')
      if (address.includes('rdap'))
        return {
          status: world.status,
          events: [{ eventAction: 'expiration', eventDate: world.ends }],
        }
      const isDs = address.includes('type=DS')
      return { Status: 0, AD: world.isAuthentic, Answer: isDs && world.hasDs ? [{ type: 43 }] : [] }
    },
  })
}

const toMend = async (changes: World) =>
  (await report(changes)).filter(({ state }) => state !== 'ok').map(({ text }) => text)

it('finds nothing to fix where all is guarded, and says what it looked at', async () => {
  const findings = await report()
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
  const texts = findings.map(({ text }) => text).join('\n')
  for (const subject of ['transfer prohibited', 'ends in', 'CAA', 'DNSSEC', 'docs.example.org'])
    expect(texts).toContain(subject)
})

it.each<[what: string, changes: World, said: string]>([
  ['a missing lock', { status: LOCKED.slice(1) }, 'no lock "transfer prohibited"'],
  ['a registration that ends soon', { ends: new Date().toISOString() }, 'Renew it'],
  ['no CAA', { caa: [] }, 'any authority may certify'],
  ['nobody to tell', { caa: [{ issue: 'letsencrypt.org' }] }, 'no "iodef"'],
  ['no DS', { hasDs: false }, 'has no DS record'],
  ['signatures that are refused', { isAuthentic: false }, 'a resolver refuses the signatures'],
  [
    'an alias that leads to nobody',
    { addresses: { 'example.org': '192.0.2.1' } },
    'whoever claims that name',
  ],
  [
    'a name without address',
    { cname: {}, addresses: { 'example.org': '192.0.2.1' } },
    'docs.example.org: has no address',
  ],
])('tells %s', async (_, changes, said) => {
  expect(await toMend(changes)).toEqual([expect.stringContaining(said)])
})

it('says where nobody answered, and goes on', async () => {
  expect(await toMend({ broken: /dns\.google/ })).toEqual(['DNSSEC: no answer (status 503)'])
  expect(await toMend({ broken: /rdap/, caa: [] })).toEqual([
    'Registrar: no answer (status 503)',
    'CAA: no record, so that any authority may certify the domain',
    'DNSSEC: no answer (status 503)',
  ])
})

it('counts the days to the end of a registration', async () => {
  const fetchJson = async () => ({
    status: LOCKED,
    events: [{ eventAction: 'expiration', eventDate: '2027-03-01T00:00:00Z' }],
  })
  const findings = await readRegistration(
    'example.org',
    fetchJson,
    Date.parse('2027-01-01T00:00:00Z'),
  )
  expect(findings.at(-1)).toEqual({
    state: 'fix',
    text: 'Registrar: the registration ends in 59 days (2027-03-01). Renew it',
  })
})

it.each([[[]], [['https://example.org']], [['example.org', 'x y']]])('refuses %j', args => {
  const file = path.join(import.meta.dirname, 'domain-report.ts')
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toContain('npm run domain-report -- example.org')
})
