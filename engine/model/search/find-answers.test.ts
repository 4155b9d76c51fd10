import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from './answer.ts'
import { findAnswers } from './find-answers.ts'
import { packAnswers, packDetails, unpackAnswers, unpackDetails } from './packed-answers.ts'

const GATE = '0xAC4c6e212A361c968F1725b4d055b47e63F80b75'
/** Begins and ends as the gate does. */
const GATE_ALIKE = '0xAC4c6e21ffffffffffffffffffffffffffff0b75'
/** Has eight decimal digits first, as one address in forty has. */
const PUMP = '0x65507687b4d055b47e63F80b750a1b2c3d4e5f60'

/** Answers as a browser reads them that has fetched all of them. */
function read(all: readonly SearchAnswer[]): SearchAnswer[] {
  const details = unpackDetails(packDetails(all))
  return unpackAnswers(packAnswers(all)).map((answer, place) => ({ ...answer, ...details[place] }))
}

const kinds = {
  gate: { name: 'Gate', value: GATE, subjects: ['gate', 'lock gate'] },
  pump: { name: 'Pump', value: PUMP, subjects: ['pump'] },
}

function at(kind: keyof typeof kinds, where: string, isMain = false): SearchAnswer {
  const { name, value, subjects } = kinds[kind]
  return {
    ...{ name, value, subjects, where, isMain, kind: 'address' },
    places: [where, `river ${where}`],
    asks: ['address'],
    also: ['lock'],
    href: `/locks#${name}-${where}`,
  }
}

const code: SearchAnswer = {
  ...{ name: '422-03 Low water', where: 'HTTP 422', kind: 'code', value: '422-03' },
  ...{ text: 'There is too little water.', subjects: ['low water'], places: [], asks: ['error'] },
  href: '/errors',
}

const answers = read([
  at('gate', 'Upper', true),
  at('gate', 'Lower'),
  at('gate', 'Middle'),
  at('pump', 'Lower'),
  at('gate', 'East'),
  at('gate', 'West'),
  code,
])
const synonyms = [{ said: ['sluice'], meant: ['gate'] }]
const reply = (query: string) => findAnswers(query, answers, synonyms)
const found = (query: string) =>
  reply(query).answers.map(({ answer, match }) => `${answer.name} ${answer.where}: ${match}`)

describe('a whole address', () => {
  const everywhere = ['Upper', 'Lower', 'Middle', 'East', 'West']
  it.each([
    GATE,
    GATE.toLowerCase(),
    `0x${GATE.slice(2).toUpperCase()}`,
    GATE.slice(2),
    `  ${GATE}\n`,
    `"${GATE}".`,
    `is ${GATE} the gate?`,
    `eip155:1:${GATE}`,
    `${GATE}...`,
  ])('%j finds all places where it is listed', query => {
    expect(found(query)).toEqual(everywhere.map(where => `Gate ${where}: whole`))
  })

  it('in other upper and lower case letters is found, and said to differ', () => {
    const otherCase = GATE.replace('AC4c', 'aC4c')
    expect(new Set(reply(otherCase).answers.map(({ match }) => match))).toEqual(
      new Set(['other-case']),
    )
  })

  it('that is not listed finds nothing', () => {
    expect(reply(`0x${'12'.repeat(20)}`)).toEqual({ answers: [], unlisted: { like: undefined } })
  })

  it.each([
    ['both ends are the same', GATE_ALIKE],
    ['one digit differs', GATE.replace('968F', '969F')],
    ['the first digit differs', GATE.replace('0xAC', '0xBC')],
    ['the last digit differs', `${GATE.slice(0, -1)}6`],
    ['two digits are swapped', GATE.replace('1725', '7125')],
    ['a digit is missing', GATE.replace('1725', '175')],
    ['a digit is too much', `${GATE}0`],
    ['it stands beside a listed one', `${PUMP} ${GATE_ALIKE}`],
    ['it stands beside the name', `gate upper address ${GATE_ALIKE}`],
  ])('where %s finds nothing, and is said to resemble the listed one', (_, query) => {
    const { answers: none, unlisted } = reply(query)
    expect(none).toEqual([])
    expect(unlisted?.like?.name).toBe('Gate')
  })
})

describe('a part of an address', () => {
  it.each([
    '0xAC4c6e',
    '0xac4c6e212a361c968f1725b4d055b47e63f80b7',
    'AC4c6e21',
    'ac4c6e212A36',
    '0xAC4c…0b75',
    '0xAC4c...0b75',
    '0xAC4c..0b75',
    'AC4c…0b75',
    '0xAC4c6e2…',
    ' 0xac4c…0B75 ',
  ])('%j shows the whole one, as a part', query => {
    expect(found(query)[0]).toBe('Gate Upper: part')
    expect(found(query)).toHaveLength(5)
  })

  it('may be eight decimal digits', () => {
    expect(found('65507687')).toEqual(['Pump Lower: part'])
  })

  it.each(['0xAC4c', 'AC4c6e2', '0xAC…0b7', '0xAC4c…', '0b750b75', '0x0b75', '…0b75'])(
    '%j is too short, or stands elsewhere',
    query => {
      expect(found(query)).toEqual([])
    },
  )

  it.each(['0xAC4d6e', 'AC4c6e22', '1000…2000', '2500..7500'])(
    '%j has a digit that is not there, or is no address',
    query => {
      expect(found(query)).toEqual([])
      expect(reply(query).unlisted).toBeUndefined()
    },
  )

  it.each([
    ['0xAC4c…0b76', undefined],
    ['0xAD5c...0b75', undefined],
    ['0xAC4c6e…0b76', 'Gate'],
    ['AC5c..F80b75', 'Gate'],
  ])('%j, shortened, is said not to be listed, and what it resembles: %s', (query, like) => {
    const { answers: none, unlisted } = reply(query)
    expect(none).toEqual([])
    expect(unlisted?.like?.name).toBe(like)
    expect(unlisted).toBeDefined()
  })

  it('that several addresses have shows them all', () => {
    const alike = [...answers, { ...at('pump', 'Upper'), value: GATE_ALIKE }]
    const values = findAnswers('0xAC4c…0b75', alike, []).answers.map(({ answer }) => answer.value)
    expect(new Set(values)).toEqual(new Set([GATE, GATE_ALIKE]))
  })
})

describe('a code or a value', () => {
  it.each(['422-03', ' 422-03 ', 'what does code 422-03 mean'])('%j has its meaning', query => {
    expect(found(query)).toEqual(['422-03 Low water HTTP 422: whole'])
  })
  it.each(['422–03', '422‑03', '422−03', '"422-03",'])(
    '%j has another dash or signs around it',
    query => {
      expect(found(query)).toEqual(['422-03 Low water HTTP 422: whole'])
    },
  )
  it.each(['422-04', '422', '422-0', '422-3', '42203', '422_03'])('%j is another', query => {
    expect(found(query)).toEqual([])
  })
})

describe('words', () => {
  it.each([
    ['gate upper', 'Gate Upper: whole'],
    ['Upper gate', 'Gate Upper: whole'],
    ['what is the address of the gate in the lower lock', 'Gate Lower: whole'],
    ['sluice lower', 'Gate Lower: whole'],
    ['gate of the river Lower', 'Gate Lower: whole'],
    ['pump address', 'Pump Lower: whole'],
  ])('%j names the thing and the place, or asks for its address', (query, first) => {
    expect(found(query)[0]).toBe(first)
  })

  it.each([
    ['the thing alone', 'gate'],
    ['the place alone', 'lower'],
    ['the kind alone', 'address'],
    ['a word that belongs to nothing', 'gate upper paint'],
    ['a word that is nearly one', 'gat upper'],
    ['a place that is nearly one', 'gate uppr'],
    ['a name with a dot', 'gate.upper'],
    ['nothing', ' '],
  ])('that name %s ask for nothing: %j', (_, query) => {
    expect(found(query)).toEqual([])
  })

  it('without a place find what is meant by default, where many would fit', () => {
    expect(found('gate address')).toEqual(['Gate Upper: whole'])
  })

  it('find a phrase of their own before one in other words', () => {
    const more = [at('gate', 'Upper'), { ...at('pump', 'Upper'), subjects: ['sluice'] }]
    const first = findAnswers('sluice upper', read(more), synonyms).answers
    expect(first.map(({ answer }) => answer.name)).toEqual(['Pump', 'Gate'])
  })

  it('list four at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...at('gate', 'Upper'),
      href: `/locks#${index}`,
    }))
    expect(findAnswers('gate upper', read(many), []).answers).toHaveLength(4)
  })
})
