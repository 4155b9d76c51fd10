import { type Slider, settle } from './controls.ts'

/** What a reader may write before a number's digits or behind them is left out; a sign before them counts. */
const NUMBER = /[-−]?\s*(?:\d[\d,\s]*)?\.?\d+/

/** The number in a text, with the separators and the minus that the site writes. */
function numberIn(text: string): number {
  const written = NUMBER.exec(text)?.[0].replaceAll(/[,\s]/g, '').replace('−', '-')
  return written === undefined ? Number.NaN : Number(written)
}

/** What a number is worth in the unit that a slider's values are written in: a hundredth where those are in percent. */
const unitOf = (slider: Slider) => (slider.format(slider.max).includes('%') ? 0.01 : 1)

/**
 * The value that a text means on a slider, which may be beyond its ends.
 * @returns NaN for a text without a number.
 */
const valueIn = (slider: Slider, text: string) =>
  Number((numberIn(text) * unitOf(slider)).toPrecision(12))

/** Whether the values of a slider are written as numbers, so that they can be typed: steps with names are not. */
export function canBeTyped(slider: Slider): boolean {
  const { min, max, format } = slider
  return [min, max].every(end => settle(slider, valueIn(slider, format(end))) === end)
}

/** What comes of a text that the reader has typed for a slider's value. */
export interface Typed {
  /** Brought into the range and onto a step; without one, the text has no number. */
  readonly value?: number
  /** What the reader is told, where that is not what was typed. */
  readonly said: string
}

/** Reads what was typed for a slider's value. */
export function readTyped(slider: Slider, text: string): Typed {
  const { min, max, format } = slider
  const meant = valueIn(slider, text)
  if (Number.isNaN(meant)) return { said: `Write a number from ${format(min)} to ${format(max)}.` }
  const value = settle(slider, meant)
  if (meant > max) return { value, said: `The most is ${format(max)}.` }
  if (meant < min) return { value, said: `The least is ${format(min)}.` }
  return { value, said: '' }
}
