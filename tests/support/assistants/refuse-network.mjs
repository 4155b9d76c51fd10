/** Loaded before a program: whatever of Node leads to a network is refused, and told on the standard error output. */
import dgram from 'node:dgram'
import dns from 'node:dns'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import process from 'node:process'
import tls from 'node:tls'

/** @param {string} what */
const refusal = what => () => {
  process.stderr.write(`refused: ${what}\n`)
  throw new Error(`refused: ${what}`)
}

/** @type {readonly [string, Record<string, unknown>, readonly string[]][]} */
const ways = [
  ['net', net, ['connect', 'createConnection', 'createServer']],
  ['net.Socket', net.Socket.prototype, ['connect']],
  ['tls', tls, ['connect', 'createServer']],
  ['dgram', dgram, ['createSocket']],
  ['dns', dns, ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'reverse']],
  [
    'dns.promises',
    dns.promises,
    ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'reverse'],
  ],
  ['http', http, ['request', 'get', 'createServer']],
  ['http2', http2, ['connect', 'createServer']],
  ['https', https, ['request', 'get', 'createServer']],
  ['globalThis', globalThis, ['fetch', 'WebSocket', 'EventSource']],
]

for (const [place, owner, names] of ways)
  for (const name of names) {
    const value = refusal(`${place}.${name}`)
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
syncBuiltinESMExports()
