import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { toString as textOf } from 'hast-util-to-string'
import { afterAll, describe, expect, it } from 'vitest'
import { addressTables } from '#site/facts/contracts/published-addresses.ts'
import { builtPages } from '#support/built-pages.ts'
import { startFakeNode } from '#support/fake-node.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { all, readPage } from '#support/html.ts'
import { diagnosticsOf, SAMPLES_FOLDER } from '#support/samples/compile.ts'
import { sites } from '#support/sites/sites.ts'

const { folder } = sites.root
const CODE = '0x6001600255'
const node = await startFakeNode(({ params: [address] }) => ({
  result: address === withCode ? CODE : '0x',
}))
afterAll(() => node.stop())
let withCode = ''

/** Pages with a table of addresses. */
const pages = await Promise.all(
  builtPages('root')
    .filter(({ html }) => /<caption>[^<]* addresses, version/.test(html))
    .map(async ({ path: page }) => {
      const codes = all(await readPage(folder, page), { tag: 'pre' }).map(textOf)
      const shown = (start: string) => codes.find(code => code.startsWith(start)) ?? ''
      return { page, cast: shown('cast '), viem: shown('node ') }
    }),
)

/** Runs a command of a page as a shell does, in a folder that has the packages; its node is an imitation. */
async function runShown(command: string): Promise<string> {
  const line = command.replaceAll('RPC_URL', node.url)
  const { PATH } = process.env
  const programs = `${path.dirname(process.execPath)}${path.delimiter}${PATH}`
  const { stdout } = await promisify(execFile)('sh', ['-c', line], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PATH: programs },
  })
  return stdout.trim()
}

it('every page with a table of addresses shows how to ask for the code at one of them', () => {
  expect(pages.map(({ page }) => page)).toEqual(
    ['blade', 'clamm', 'cpamm', 'red-snwapper', 'sushi', 'xsushi'].map(
      name => `/contracts/${name}`,
    ),
  )
})

describe.each(pages)('$page', ({ page, cast, viem }) => {
  const address = /0x[\da-fA-F]{40}\b/.exec(cast)?.[0] ?? ''

  it('asks for the code at an address of its own', () => {
    const html = builtPages('root').find(each => each.path === page)?.html ?? ''
    const rows = addressTables.flatMap(table => table.rows)
    const found = rows.filter(row => row.address === address && html.includes(`id="${row.id}"`))
    expect(found.map(({ network }) => network.name)).toContain('Ethereum')
  })

  it('has a command of one line for cast, as its manual writes it', () => {
    expect(cast).toBe(`cast code ${address} --rpc-url RPC_URL`)
  })

  it('has a command of one line for viem that compiles, and prints the code or that there is none', async () => {
    expect(viem).not.toMatch(/[\n$`\\]/)
    const script = /^node --input-type=module -e "([^"]+)"$/.exec(viem)?.[1] ?? ''
    const file = path.join(SAMPLES_FOLDER, 'read-code.ts')
    expect(diagnosticsOf(new Map([[file, `${script}\nexport {}\n`]]))).toEqual([])
    withCode = address
    expect(await runShown(viem)).toBe(CODE)
    withCode = ''
    expect(await runShown(viem)).toBe('undefined')
    expect(node.asked.at(-1)).toEqual({ method: 'eth_getCode', params: [address, 'latest'] })
  })
})

describe('/verify', () => {
  it('names commands that are there', async () => {
    const codes = all(await readPage(folder, '/verify'), { tag: 'pre' }).map(textOf)
    const [digest = '', compare = ''] = codes
    expect(codes).toHaveLength(2)
    expect(compare).toBe('npm run verify-addresses -- --rpc RPC_URL')
    const [, published = ''] = /^curl -s https:\/\/[^/]+\/(\S+) \| sha256sum$/.exec(digest) ?? []
    expect(existsSync(path.join(folder, published))).toBe(true)
  })
})
