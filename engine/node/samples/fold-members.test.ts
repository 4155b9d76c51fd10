import { expect, it } from 'vitest'
import { foldMembers } from './fold-members.ts'

const CLIENT = `const client: {
    name: string;
    batch?: {
        multicall?: boolean | { size: number; wait: number } | undefined;
    } | undefined;
    read: <abi extends Abi, name extends Names<abi>>(args: ReadParameters<abi, name>) => Promise<string>;
}`

it('a type that is short enough stays as it is', () => {
  expect(foldMembers(CLIENT, CLIENT.length)).toBe(CLIENT)
})

it('the deepest members are folded first, and no more than has to be', () => {
  expect(foldMembers(CLIENT, CLIENT.length - 1)).toBe(
    CLIENT.replace('{ size: number; wait: number }', '{ … }'),
  )
})

it('then what generics and calls hold: the own members of a type stay', () => {
  expect(foldMembers(CLIENT, 80)).toBe(`const client: {
    name: string;
    batch?: { … } | undefined;
    read: <…>(…) => Promise<string>;
}`)
})

it('alternatives that are too many are folded whole', () => {
  const type = `const request: ${Array(9).fill('{\n    address: Address;\n    type: "legacy";\n}').join(' | ')}`
  expect(foldMembers(type, 100)).toBe(`const request: ${Array(9).fill('{ … }').join(' | ')}`)
})

it('brackets in quotes and the ends of arrows are no brackets', () => {
  const type = "type Odd = { sign: '{' | '>'; call: () => Array<string>; more: '}' }"
  expect(foldMembers(type, 10)).toBe('type Odd = { … }')
})

it('generics out of which the compiler has left something are folded, however short the type is', () => {
  expect(foldMembers('Token<1 | 10 | ... 18 more ... | 7, Record<...>>.id: string', 999)).toBe(
    'Token<…>.id: string',
  )
  expect(foldMembers('(...items: Pair<A, B>[]) => Promise<Client<...>>', 999)).toBe(
    '(...items: Pair<A, B>[]) => Promise<Client<…>>',
  )
})
