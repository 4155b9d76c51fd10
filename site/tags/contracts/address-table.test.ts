import { renderTag } from 'docs-engine/testing'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { cove, pool } from '#facts/contracts/blade.ts'
import { redSnwapper, v2Router, xsushi } from '#facts/contracts/deployments.ts'
import { AddressTable } from './address-table.tsx'

const render = (table: typeof xsushi) => renderTag(createElement(AddressTable, { table }))

it('says network, chain id, address, explorer and what is copied', () => {
  const { html } = render(xsushi)
  const [polygon = ''] = /<tr(?:(?!<tr).)*>Polygon<.*?<\/tr>/s.exec(html) ?? []
  expect(polygon).toMatch(/<th [^>]*scope="row"[^>]*>Polygon</)
  expect(polygon).toContain(
    'href="https://polygonscan.com/address/0x6811079E3c63ED96Eb005384d7E7ec8810E3D521"',
  )
  expect(polygon).toContain('aria-label="Copy the address of xSUSHI token on Polygon"')
  expect(polygon).toContain('data-copy="0x6811079E3c63ED96Eb005384d7E7ec8810E3D521"')
  expect(html).toContain('xSUSHI token addresses, version 6.2.12: 2 rows</caption>')
})

it('tells two contracts on one network apart by the end of their address', () => {
  const { html } = render(cove)
  expect(html).toContain('Copy the address of Blade cove on Arbitrum One, ending in 73df')
  expect(html).toContain('Copy the address of Blade cove on Arbitrum One, ending in 106E')
  expect(html).toContain('Copy the address of Blade cove on Ethereum"')
})

it('names its rows and columns', () => {
  const { html } = render(xsushi)
  expect(html.match(/<th scope="row"/g)).toHaveLength(xsushi.rows.length)
  expect(html.match(/<th scope="col"/g)).toHaveLength(3)
})

it('gives each row an id and a link to itself, of its own where a network has several', () => {
  const ids = (table: typeof xsushi) =>
    [...render(table).html.matchAll(/<tr id="([^"]+)".*?href="#([^"]+)"/gs)].map(
      ([, ...each]) => each,
    )
  expect(ids(xsushi)).toEqual([
    ['xsushi-token-1', 'xsushi-token-1'],
    ['xsushi-token-137', 'xsushi-token-137'],
  ])
  expect(ids(cove).map(([id]) => id)).toEqual([
    'blade-cove-42161-73df',
    'blade-cove-42161-106e',
    'blade-cove-1-c54f',
  ])
})

it('has a picker only when it is long, and its rows are in the page either way', () => {
  expect(render(xsushi).html).not.toContain('<select')
  const { html } = render(redSnwapper)
  expect(html.match(/<option/g)).toHaveLength(redSnwapper.rows.length)
  expect(html).toMatch(/<option value="redsnwapper-1" selected>Ethereum \(1\)</)
  expect(html.match(/<tr[^>]*id="redsnwapper-/g)).toHaveLength(redSnwapper.rows.length)
})

it('offers a network with several contracts once, and leads to all of them', () => {
  const { html } = render(pool)
  const [, rows = ''] = /<option value="([^"]+)"[^>]*>Ethereum \(1\)</.exec(html) ?? []
  expect(rows.split(' ')).toHaveLength(3)
  for (const id of rows.split(' ')) expect(html).toContain(`<tr id="${id}"`)
})

it('says at which address a contract is listed on most networks, and where not', () => {
  const text = render(redSnwapper).html.replace(/<[^>]+>/g, '')
  expect(text).toMatch(
    /Listed at this address on \d+ of \d+ networks in version 6\.2\.12 of the SDK/,
  )
  expect(text).toMatch(/Exceptions: zkLink Nova, ZKsync Era\b[^.]*\. Check the network/)
  expect(render(v2Router).html).toMatch(/Listed on \d+ networks .*, at \d+ different addresses/)
})

it('marks networks that the API does not serve, once', () => {
  const rowOf = (table: typeof xsushi, id: string) =>
    new RegExp(`<tr id="${id}".*?</tr>`, 's').exec(render(table).html)?.[0] ?? ''
  const mark = 'the API’s list of networks'
  expect(rowOf(v2Router, 'cpamm-router-122').split(mark)).toHaveLength(2)
  expect(rowOf(redSnwapper, 'redsnwapper-122').split(mark)).toHaveLength(2)
  expect(rowOf(v2Router, 'cpamm-router-1')).not.toContain(mark)
})
