import { expect, it } from 'vitest'
import { cove } from './blade.ts'
import { redSnwapper, v2Router, xsushi } from './deployments.ts'
import { spreadOf } from './spread.ts'

it('finds the address that most networks share, and names the others', () => {
  const { networks, addresses, common } = spreadOf(redSnwapper)
  const having = redSnwapper.rows.filter(({ address }) => address === common?.address)
  expect(networks).toBe(redSnwapper.rows.length)
  expect(addresses).toBe(new Set(redSnwapper.rows.map(({ address }) => address)).size)
  expect(common?.networks).toBe(having.length)
  const exceptions = common?.exceptions.map(({ name }) => name)
  expect(exceptions).toEqual(expect.arrayContaining(['zkLink Nova', 'ZKsync Era']))
  expect(exceptions).toHaveLength(networks - having.length)
})

it('finds none where no address is on more than half of the networks', () => {
  expect(spreadOf(v2Router).common).toBeUndefined()
  expect(spreadOf(xsushi)).toEqual({ networks: 2, addresses: 2 })
})

it('counts a network with several contracts once', () => {
  expect(spreadOf(cove)).toEqual({ networks: 2, addresses: 3 })
})
