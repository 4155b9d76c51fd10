import { words } from '#words'
import { type Slider, settle } from './controls.ts'

/**
 * A number as the site writes it: thousands are set apart by commas or spaces, and the decimals follow a point. A dash of
 * any kind is a minus, also before the sign of a currency.
 */
const NUMBER = /[\p{Pd}−]?[\s\p{Sc}]*(?:\d+(?:[,\s]\d{3})*(?:\.\d+)?|\.\d+)/u
/**
 * Behind a number, what would change it: more digits, as of a decimal comma or an exponent, a word or letter for thousands
 * and more, or parts other than hundredths.
 */
const CHANGES_IT =
  /\d|^\s*(?:(?:[kmbt]|[bmt]n|m[mi]o?|mln|mrd|tsd|bps?)\b|basis|hund|thous|tausend|[mbt]r?illi|[‰‱])/i
/** What says that a number counts hundredths. */
const PERCENT = /[%％]|p(?:er|ro) ?[cz]ent|pct/i

/**
 * The number in a text. Words before it and a unit behind it are left out.
 * @returns NaN for a text without a number, or with one that may be meant in another way.
 */
function numberIn(text: string): number {
  const found = NUMBER.exec(text)
  if (!found) return Number.NaN
  const [written] = found
  if (CHANGES_IT.test(text.slice(found.index + written.length))) return Number.NaN
  return Number(written.replaceAll(/[,\s\p{Sc}]/gu, '').replace(/^[\p{Pd}−]/u, '-'))
}

/** What a number is worth in the unit that a slider's values are written in: a hundredth where those are in percent. */
const unitOf = (slider: Slider) => (PERCENT.test(slider.format(slider.max)) ? 0.01 : 1)

/**
 * The value that a text means on a slider, which may be beyond its ends.
 * @returns NaN for a text without a number, and for percents where values are none.
 */
function valueIn(slider: Slider, text: string): number {
  const unit = unitOf(slider)
  if (unit === 1 && PERCENT.test(text)) return Number.NaN
  return Number((numberIn(text) * unit).toPrecision(12))
}

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
  if (Number.isNaN(meant)) return { said: words.writeNumber(format(min), format(max)) }
  const value = settle(slider, meant)
  if (meant > max) return { value, said: words.theMost(format(max)) }
  if (meant < min) return { value, said: words.theLeast(format(min)) }
  return { value, said: '' }
}
