import { parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { named } from '#facts/contracts/functions/function-doc.ts'
import { parametersOf, resultsOf, signatureOf } from './signature.ts'

const abi = parseAbi([
  'function enter(uint256 _amount)',
  'function getPair(address, address) view returns (address)',
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 deadline) params)',
  'function route((address token, uint256 amount)[] inputs, address to, uint256 deadline, bytes data) payable returns (uint256[] amounts)',
])

it('writes a short signature on one line', () => {
  expect(signatureOf(named(abi, 'enter'))).toBe('function enter(uint256 _amount) external')
  expect(signatureOf(named(abi, 'getPair'))).toBe(
    'function getPair(address, address) external view returns (address)',
  )
})

it('breaks a long one after each parameter', () => {
  expect(signatureOf(named(abi, 'route'))).toBe(
    `function route(
  (address token, uint256 amount)[] inputs,
  address to,
  uint256 deadline,
  bytes data
) external payable returns (uint256[] amounts)`,
  )
})

it('breaks a long struct after each member', () => {
  expect(signatureOf(named(abi, 'mint'))).toBe(
    `function mint(
  (
    address token0,
    address token1,
    uint24 fee,
    int24 tickLower,
    int24 tickUpper,
    uint256 deadline
  ) params
) external`,
  )
})

it('lists the members of a struct after it, and numbers what has no name', () => {
  expect(parametersOf(named(abi, 'route')).map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'inputs: struct[]',
    'inputs.token: address',
    'inputs.amount: uint256',
    'to: address',
    'deadline: uint256',
    'data: bytes',
  ])
  expect(parametersOf(named(abi, 'getPair')).map(({ name }) => name)).toEqual(['#1', '#2'])
  expect(resultsOf(named(abi, 'getPair'))).toEqual([{ name: 'result', type: 'address' }])
})

it('refuses a name that no function has', () => {
  expect(() => named(abi, 'leave')).toThrow('expected one function')
})
