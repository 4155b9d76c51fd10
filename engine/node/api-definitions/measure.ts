import { oddCharacters } from '../diagnostics/odd-characters.ts'
import type { Fault } from './examples.ts'
import { isRecord, type Place, placeOf, valueAt } from './pointer.ts'

/** How many levels a definition may have with all it refers to in place; those of large APIs have about twenty. */
const MOST_LEVELS = 64

/** How many values it may have then: about 2,000 calls with answers in full. */
const MOST_VALUES = 2_000_000

/** How many characters a text of it may have. */
const MOST_CHARACTERS = 100_000

/** A name that means, to much code, what all objects share rather than a member. */
const SHARED_KEY = '__proto__'

/** What was found first; the rest of a definition is not looked at. */
class Refusal extends Error {
  readonly fault: Fault

  constructor(place: Place, message: string, fix: string) {
    super(message)
    this.fault = { place, message, fix }
  }
}

/** What a value holds, with all it refers to in place. */
interface Measure {
  values: number
  /** Levels below it. */
  levels: number
}

function checkText(text: string, place: Place): void {
  if (text.length > MOST_CHARACTERS)
    throw new Refusal(
      place,
      `the text has ${text.length} characters; at most ${MOST_CHARACTERS} can be shown`,
      'shorten it, or move it to a page',
    )
  const [odd] = oddCharacters('', text)
  if (odd)
    throw new Refusal(
      place,
      `the text ${odd.message}`,
      'leave it out of the text; it changes what readers see or copy',
    )
}

/** Measures a document without writing it out: what is used twice is measured once. */
class Measuring {
  readonly #document: unknown
  readonly #known = new Map<object, Measure>()
  readonly #open = new Set<object>()

  constructor(document: unknown) {
    this.#document = document
  }

  measure(value: unknown, place: Place, level: number): Measure {
    if (typeof value === 'string') checkText(value, place)
    if (typeof value !== 'object' || value === null) {
      if (['bigint', 'function', 'symbol'].includes(typeof value))
        throw new Refusal(place, `a ${typeof value} is no JSON`, 'write what JSON can hold')
      return { values: 1, levels: 0 }
    }
    const known = this.#known.get(value)
    this.#checkLevel(level + (known?.levels ?? 0), place)
    if (known) return known
    if (this.#open.has(value))
      throw new Refusal(place, 'it stands within itself', 'refer to it by $ref, or leave it out')
    this.#open.add(value)
    const measure = this.#sum(value, place, level)
    this.#open.delete(value)
    this.#known.set(value, measure)
    return measure
  }

  #sum(value: object, place: Place, level: number): Measure {
    const sum = { values: 1, levels: 0 }
    const add = ({ values, levels }: Measure) => {
      sum.values += values
      sum.levels = Math.max(sum.levels, levels + 1)
      if (sum.values > MOST_VALUES)
        throw new Refusal(
          place,
          `it grows beyond ${MOST_VALUES} values once all it refers to is in place`,
          'refer to less, or divide the definition',
        )
    }
    const isList = Array.isArray(value)
    for (const [name, member] of Object.entries(value)) {
      const at = [...place, isList ? Number(name) : name]
      if (!isList) checkKey(name, at)
      add(this.measure(member, at, level + 1))
    }
    if (isRecord(value) && typeof value.$ref === 'string')
      add(this.#target(value.$ref, [...place, '$ref'], level))
    return sum
  }

  /** What a reference leads to. One that leads nowhere is told of where all of those are. */
  #target($ref: string, place: Place, level: number): Measure {
    const target = placeOf($ref)
    if (!target)
      throw new Refusal(
        place,
        `the reference "${$ref}" leads out of the definition, to what the build does not fetch`,
        'copy what it leads to into components, and refer to that',
      )
    const found = valueAt(this.#document, target)
    if (typeof found === 'object' && found !== null && this.#open.has(found))
      throw new Refusal(
        place,
        `the reference "${$ref}" leads in a circle`,
        'end the circle: describe the inner value in words',
      )
    return this.measure(found, target, level + 1)
  }

  #checkLevel(level: number, place: Place): void {
    if (level <= MOST_LEVELS) return
    const fix = 'make it flatter, or describe the inner value in words'
    throw new Refusal(
      place.slice(0, 8),
      `it has more than ${MOST_LEVELS} levels once all it refers to is in place`,
      fix,
    )
  }
}

function checkKey(name: string, place: Place): void {
  if (name === SHARED_KEY)
    throw new Refusal(
      place,
      `the name "${name}" is that of what all objects share`,
      'choose another',
    )
  checkText(name, place)
}

/**
 * What makes a document one that nothing may work on: it never ends, is no JSON, holds what nobody sees, or leads
 * elsewhere. Nothing is fetched, and what is referred to many times is not written out.
 * @returns the first fault; undefined when there is none
 */
export function faultOfMeasure(document: unknown): Fault | undefined {
  if (!isRecord(document))
    return { place: [], message: 'it is no object', fix: 'write an OpenAPI 3.1 document' }
  try {
    new Measuring(document).measure(document, [], 0)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.fault
    throw error
  }
}
