import { renderTag } from 'docs-engine/testing'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { cove } from '#facts/contracts/blade.ts'
import { redSnwapper, xsushi } from '#facts/contracts/deployments.ts'
import { AddressTable } from './address-table.tsx'

const render = (table: typeof xsushi) => renderTag(createElement(AddressTable, { table }))

it('says network, chain id, address, explorer and what is copied', () => {
  const { html } = render(xsushi)
  const [polygon = ''] = /<tr[^>]*data-filter="Polygon 137".*?<\/tr>/s.exec(html) ?? []
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

it('has a box to filter only when it is long, and its rows are in the page either way', () => {
  expect(render(xsushi).islands).toEqual([])
  const { html, islands } = render(redSnwapper)
  expect(islands).toEqual(['filter'])
  expect(html.match(/<tr[^>]*data-filter=/g)).toHaveLength(redSnwapper.rows.length)
  expect(html).toMatch(/data-props="{&quot;label&quot;:&quot;Find a network&quot;,/)
})
