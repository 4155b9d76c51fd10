import { renderTag } from 'docs-engine/testing'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { networkMatrix, productColumns } from '#facts/network-matrix.ts'
import { NetworkColumns } from './network-columns.tsx'
import { NetworkMatrix } from './network-matrix.tsx'

const { html, islands } = renderTag(createElement(NetworkMatrix))
const rows = html.split('<tr').filter(row => row.includes('data-filter'))
const rowOf = (name: string) => rows.find(row => row.includes(`data-filter="${name} `)) ?? ''

it('has a row for each network, and a box to filter them', () => {
  expect(rows).toHaveLength(networkMatrix.length)
  expect(islands).toEqual(['filter'])
})

it('finds a row by name, chain id, coins and the products it is listed for', () => {
  expect(rowOf('Mantle')).toContain('data-filter="Mantle 5000 MNT WMNT API RedSnwapper Blade"')
  expect(rowOf('Sepolia')).toContain(
    'data-filter="Sepolia 11155111 ETH WETH RedSnwapper cpAMM V2 clAMM V3 testnet"',
  )
  expect(rowOf('OP Mainnet')).toContain('data-filter="OP Mainnet optimism 10 ETH WETH ')
})

it('says in words what a network is not listed for, and never that nothing is there', () => {
  expect(rowOf('Sepolia')).toMatch(/data-label="API:"[^>]*>not listed</)
  expect(rowOf('Fuse')).toMatch(/data-label="cpAMM \(V2\):"[^>]*>retired</)
  expect(rowOf('Katana')).toMatch(/data-label="Blade:"[^>]*>listed, no pool address</)
  expect(html).not.toMatch(/deployed/)
})

it('links each explorer and the wrapped coin, unless its address is not published', () => {
  expect(rowOf('Polygon')).toMatch(
    /href="https:\/\/polygonscan\.com\/address\/0x[\da-fA-F]{40}"[^>]*>WPOL</,
  )
  expect(rowOf('Bokuto')).toContain('WETH (no address published)')
})

it('names list, source and date of each column', () => {
  const columns = renderTag(createElement(NetworkColumns)).html
  expect(productColumns.length).toBeGreaterThan(0)
  for (const { list, source, page } of productColumns) {
    expect(columns).toContain(`<code>${list}</code> of <a href="${source.url}">${source.title}</a>`)
    expect(columns).toContain(`href="${page}"`)
  }
  expect(columns).toContain('November 22, 2026')
})
