import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { hashOf } from '#engine/node/cache/hash.ts'
import { callsOfAllTools } from '#support/assistants/calls.ts'
import { commandFor, REPLY_CHARACTERS } from '#support/assistants/client.ts'
import { type Ended, greet, messageOf, start } from '#support/assistants/program.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { sites } from '#support/sites/sites.ts'

const { folder } = sites.root
const REFUSE_NETWORK = './tests/support/assistants/refuse-network.mjs'

/** The program as the settings of an assistant name it. */
const asReadersStartIt = (out: string) => ({
  command: process.execPath,
  args: [path.join(PROJECT_ROOT, 'scripts/mcp.mjs'), '--out', out],
  cwd: tmpdir(),
})

/** Every line of standard output is a message of the protocol. @returns how many there are. */
function messagesIn({ lines }: Ended): number {
  return lines.map(messageOf).length
}

/** The digests of all files of a folder, by their paths. */
function digestsOf(of: string): Map<string, string> {
  const files = globSync('**/*', { cwd: of }).filter(file => statSync(path.join(of, file)).isFile())
  return new Map(files.map(file => [file, hashOf(readFileSync(path.join(of, file)))]))
}

describe('the standard output of the documentation server', () => {
  it('has answers alone, whatever comes in', async () => {
    const server = start(asReadersStartIt(folder))
    await greet(server)
    for (const line of ['', 'help', '{', '[]', 'null', '{"jsonrpc":"2.0","id":7}', '\0', '{"a":1}'])
      server.write(line)
    const long = 'x'.repeat(100_000)
    const faults = [
      await server.ask(long),
      await server.ask('tools/call', { name: long }),
      await server.ask('tools/call', { name: 'search', arguments: 'swap' }),
      await server.ask('tools/call', {}),
      await server.ask('resources/read', { uri: 'file:///etc/passwd' }),
    ]
    for (const { error } of faults) {
      expect(error?.message).toMatch(/\w/)
      expect(JSON.stringify(error).length).toBeLessThan(REPLY_CHARACTERS)
    }
    const { result } = await server.ask('tools/list')
    expect(result).toMatchObject({ tools: expect.arrayContaining([]) })
    const ended = await server.end()
    expect(ended.exitCode).toBe(0)
    expect(messagesIn(ended)).toBe(faults.length + 2)
    // What was no message is told, and in one line each.
    expect(ended.errors.trim().split('\n')).toHaveLength(4)
  })

  it('stays empty where there is no built site, and the reason is told beside it', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'no-site-'))
    for (const out of [empty, path.join(empty, 'nowhere')]) {
      const { exitCode, lines, errors } = await start(asReadersStartIt(out)).end()
      expect(exitCode).toBe(1)
      expect(lines).toEqual([])
      expect(errors).toContain('index.json  is not there')
      expect(errors).toContain('fix: build the site first: npm run build')
    }
    rmSync(empty, { recursive: true })
  })

  it('has answers alone when the program is told to end', async () => {
    const server = start(asReadersStartIt(folder))
    await greet(server)
    server.child.kill('SIGTERM')
    const ended = await server.ended
    expect(messagesIn(ended)).toBe(1)
    expect(ended.errors).toContain('was ended by SIGTERM')
  })

  it('ends with a message that is far too long, and says why beside it', async () => {
    const server = start(asReadersStartIt(folder))
    await greet(server)
    server.write('x'.repeat(2 ** 20 + 1))
    const ended = await server.ended
    expect(messagesIn(ended)).toBe(1)
    expect(ended.errors).toContain('exceeded maximum size of 1048576 bytes')
  })
})

describe('what the documentation server reaches', () => {
  it('is neither a network nor a file that it could write', async () => {
    const before = digestsOf(folder)
    expect(before.size).toBeGreaterThan(100)
    // Node itself refuses every write and every further program; the bundler, which is loaded too, is an addon.
    const refusing = ['--permission', '--allow-fs-read=*', '--allow-addons', '--no-warnings']
    const server = start(commandFor('root', ['--import', REFUSE_NETWORK, ...refusing]))
    await greet(server)
    for (const [name, given] of Object.entries(callsOfAllTools)) {
      const { result } = await server.ask('tools/call', { name, arguments: given })
      expect(result, name).not.toHaveProperty('isError', true)
      expect(JSON.stringify(result).length, name).toBeGreaterThan(200)
    }
    const { exitCode, errors } = await server.end()
    expect([exitCode, errors]).toEqual([0, ''])
    expect(digestsOf(folder)).toEqual(before)
  })

  it.each([
    ["(await import('node:net')).connect(9)", 'net.connect'],
    ["new (await import('node:net')).Socket().connect(9)", 'net.Socket.connect'],
    ["(await import('node:tls')).connect(9)", 'tls.connect'],
    ["(await import('node:dgram')).createSocket('udp4')", 'dgram.createSocket'],
    ["(await import('node:dns')).lookup('localhost', () => {})", 'dns.lookup'],
    ["await (await import('node:dns/promises')).resolve('localhost')", 'dns.promises.resolve'],
    ["(await import('node:https')).get('https://127.0.0.1:9')", 'https.get'],
    ["await fetch('http://127.0.0.1:9')", 'globalThis.fetch'],
  ])('would be noticed: %s', async (code, what) => {
    const args = ['--import', REFUSE_NETWORK, '--input-type=module', '--eval', code]
    const { errors } = await start({ command: process.execPath, args, cwd: PROJECT_ROOT }).end()
    expect(errors).toContain(`refused: ${what}\n`)
  })

  it('would be noticed: a file that is written', async () => {
    const code = "require('node:fs').writeFileSync('.cache/never', '')"
    const args = ['--permission', '--allow-fs-read=*', '--eval', code]
    const { errors } = await start({ command: process.execPath, args, cwd: PROJECT_ROOT }).end()
    expect(errors).toContain('ERR_ACCESS_DENIED')
  })
})
