import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveSite } from '#engine/node/serve/serve.ts'
import { builtPages } from '#support/built-pages.ts'
import { sites } from '#support/sites/sites.ts'

let server: Server
let origin = ''

beforeAll(async () => {
  const served = await serveSite({ folder: sites.root.folder, port: 0, basePath: '/' })
  server = served.server
  origin = served.url
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const pages = builtPages('root')

it('there are pages', () => {
  expect(pages.length).toBeGreaterThan(40)
})

it.each(pages)('$path answers with and without .html', async ({ path, file }) => {
  const plain = await fetch(new URL(path, origin))
  const withEnding = await fetch(new URL(`/${file}`, origin))
  expect(plain.status).toBe(200)
  expect(withEnding.status).toBe(200)
  expect(plain.headers.get('content-type')).toContain('text/html')
  expect(await withEnding.text()).toBe(await plain.text())
})
