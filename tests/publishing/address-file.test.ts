import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { builtPages } from '#support/built-pages.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { sites } from '#support/sites/sites.ts'

/** Shows no address of the protocol: the coins that networks wrap are contracts of the networks. */
const OTHER_ADDRESSES = '/networks'

const file = readFileSync(path.join(sites.root.folder, 'addresses.json'))
const digest = createHash('sha256').update(file).digest('hex')
const pages = builtPages('root')
/** Pages that show addresses, each with a link to the explorer of its network. */
const withAddresses = pages.filter(
  ({ path: page, html }) =>
    page !== OTHER_ADDRESSES && /href="https:[^"]*\/address\/0x[\da-fA-F]{40}"/.test(html),
)

it('the file of addresses is published with its digest on every page that shows addresses, and in its Markdown', () => {
  expect(withAddresses.map(({ path: page }) => page)).toEqual(
    expect.arrayContaining(['/contracts/cpamm', '/contracts/blade', '/dao/tokenomics']),
  )
  const silent = withAddresses.filter(({ html }) => !html.includes(`<code>${digest}</code>`))
  expect(silent.map(({ path: page }) => page)).toEqual([])
  const twins = withAddresses.map(({ path: page }) => ({
    page,
    text: readFileSync(path.join(sites.root.folder, `${page}.md`), 'utf8'),
  }))
  expect(twins.filter(({ text }) => !text.includes(digest)).map(({ page }) => page)).toEqual([])
  const shown = pages.find(({ path: page }) => page === '/verify')?.html
  expect(shown).toContain(`<code>${digest}</code>`)
})

it('the page on verifying names the commands that check a build', () => {
  const html = pages.find(({ path: page }) => page === '/verify')?.html
  expect(html).toContain('npm run verify-build')
  expect(html).toContain('gh attestation verify')
})

it('every address that a page shows is in the file', () => {
  const listed = new Set(
    JSON.parse(file.toString()).addresses.map(({ address }: { address: string }) => address),
  )
  const links = withAddresses.flatMap(({ html }) =>
    [...html.matchAll(/href="https:[^"]*\/address\/(0x[\da-fA-F]{40})"/g)].map(([, at]) => at),
  )
  expect(links.length).toBeGreaterThan(300)
  expect(links.filter(address => !listed.has(address))).toEqual([])
})

it('the release notes name the digest of the file', () => {
  const notes = readFileSync(path.join(PROJECT_ROOT, 'CHANGELOG.md'), 'utf8')
  const [, latest = ''] = notes.split(/^## /m)
  const named = /SHA-256 of `\/addresses\.json`: `([\da-f]{64})`/.exec(latest)?.[1]
  expect(
    named,
    'the newest section of CHANGELOG.md has another digest: run "npm run address-digest"',
  ).toBe(digest)
})
