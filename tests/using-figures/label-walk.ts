/** Walks a figure through what can be set, and takes the boxes of its words and marks at each state. */
import type { Locator } from '@playwright/test'
import { measurer, type Shapes } from './picture-shapes.ts'

/** An input of a figure: a range with its ends, or a group of radio buttons with their count. */
type Input =
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly value: number }
  | { readonly kind: 'choice'; readonly count: number; readonly value: number }

/** A position for each input, in the order of the panel. */
export type State = readonly number[]

/** Positions of a slider that is moved through its range; labels may meet anywhere on the way. */
const SWEEP = 16
/** Most states in which everything is combined with everything. */
const MOST_COMBINED = 200

/** What a figure's pictures hold at a state. */
export interface Seen {
  readonly state: State
  readonly pictures: readonly Shapes[]
}

async function inputsOf(figure: Locator): Promise<Input[]> {
  return figure.evaluate(root => {
    const groups = [...root.querySelectorAll('input[type="range"], fieldset')]
    return groups.map(each => {
      if (each instanceof HTMLInputElement) {
        const { min, max, value } = each
        return { kind: 'range' as const, min: Number(min), max: Number(max), value: Number(value) }
      }
      const options = [...each.querySelectorAll('input')]
      const value = options.findIndex(({ checked }) => checked)
      return { kind: 'choice' as const, count: options.length, value }
    })
  })
}

/** The positions that are combined with those of other inputs: both ends and the start, or every option. */
function combined(input: Input): number[] {
  if (input.kind === 'choice') return [...Array(input.count).keys()]
  return [...new Set([input.value, input.min, input.max])]
}

function everyCombination(inputs: readonly Input[]): State[] {
  return inputs.reduce<number[][]>(
    (states, input) => states.flatMap(state => combined(input).map(value => [...state, value])),
    [[]],
  )
}

/** Each slider through its whole range, while the others stand at their start, their least or their most. */
function sweeps(inputs: readonly Input[]): State[] {
  const resting = [
    inputs.map(({ value }) => value),
    inputs.map(input => (input.kind === 'range' ? input.min : 0)),
    inputs.map(input => (input.kind === 'range' ? input.max : input.count - 1)),
  ]
  return inputs.flatMap((input, at) => {
    if (input.kind === 'choice') return []
    const { min, max } = input
    const values = Array.from({ length: SWEEP + 1 }, (_, i) => min + ((max - min) * i) / SWEEP)
    return resting.flatMap(state => values.map(value => state.with(at, value)))
  })
}

/** States that between them show every extreme, alone and combined, and the ways between. */
function statesOf(inputs: readonly Input[]): State[] {
  const states = everyCombination(inputs)
  if (states.length > MOST_COMBINED) throw new Error(`${states.length} states are too many`)
  return [inputs.map(({ value }) => value), ...states, ...sweeps(inputs)]
}

/** The states of a figure where everything is at its start, at its least and at its most. */
export async function ends(figure: Locator): Promise<State[]> {
  const inputs = await inputsOf(figure)
  return [
    inputs.map(({ value }) => value),
    inputs.map(input => (input.kind === 'range' ? input.min : 0)),
    inputs.map(input => (input.kind === 'range' ? input.max : input.count - 1)),
  ]
}

/** Takes a figure through states, and what its pictures hold at each; in one call, since there are hundreds. */
export async function take(figure: Locator, states: readonly State[]): Promise<Seen[]> {
  const measure = await measurer(figure.page())
  return figure.evaluate(
    (root, given) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      return given.states.map(state => {
        for (const [at, value] of state.entries()) {
          const input = root.querySelectorAll('input[type="range"], fieldset')[at]
          if (input instanceof HTMLInputElement) {
            setValue?.call(input, String(value))
            input.dispatchEvent(new Event('input', { bubbles: true }))
          } else {
            input?.querySelectorAll('input')[value]?.click()
          }
        }
        const pictures = [...root.querySelectorAll<SVGSVGElement>('svg[role="img"]')]
        return { state, pictures: pictures.map(given.measure) }
      })
    },
    { states, measure },
  )
}

/** Takes a figure through its extremes, their combinations, and the ways between. */
export async function walk(figure: Locator): Promise<Seen[]> {
  return take(figure, statesOf(await inputsOf(figure)))
}
