import { describe, expect, it } from 'vitest'
import { foldType } from './fold-type.ts'

describe('a type that is longer than a line', () => {
  it('has its parameters one below the other, deeper than its name', () => {
    const type =
      'function http<Raw extends boolean = false>(url?: string, config?: { raw: Raw }): Transport<Raw>'
    expect(foldType(type)).toBe(
      [
        'function http<Raw extends boolean = false>(',
        '    url?: string,',
        '    config?: { raw: Raw }',
        '): Transport<Raw>',
      ].join('\n'),
    )
  })

  it('has the members of a union side by side, as many as fit', () => {
    const members = Array.from({ length: 40 }, (_, index) => String(1000 + index)).join(' | ')
    const lines = foldType(`(property) chainId: ${members}`).split('\n')
    expect(lines[0]).toMatch(/^\(property\) chainId: 1000 \| /)
    for (const line of lines.slice(1)) expect(line).toMatch(/^ {4}\| \d+/)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(72)
    expect(lines.length).toBeLessThan(8)
  })

  it('keeps what stands in quotes, and arrows', () => {
    const text = '"a | b, c { d ( e > f".repeat'
    const type = `const call: (name: ${text}, other: () => void, one: { two: 'three, four' }) => Promise<void>`
    expect(foldType(type).replaceAll(/\s/g, '')).toBe(type.replaceAll(/\s/g, ''))
    expect(foldType(type)).toContain(`\n    name: ${text},\n`)
    expect(foldType(type)).toContain('\n    other: () => void,\n')
  })

  it('is folded again within what is folded', () => {
    const deep = `readonly [${Array.from({ length: 6 }, (_, index) => `name${index}: SomeType`).join(', ')}]`
    const type = `const abi: { readonly inputs: ${deep}; readonly outputs: ${deep} }`
    const lines = foldType(type).split('\n')
    expect(lines).toContain('        name3: SomeType,')
    expect(lines.at(-1)).toBe('}')
  })
})

it('a short type, and what has no place to be folded, stay', () => {
  expect(foldType('const amount: bigint')).toBe('const amount: bigint')
  const word = `const x: "${'a'.repeat(100)}"`
  expect(foldType(word)).toBe(word)
})
