/**
 * Takes the place, in the browser, of two modules that d3's scales bring along: the scales of figures run from
 * number to number and write no labels, so that colors, dates, transforms and formats, about 6 kB
 * compressed, would be fetched in vain. The names are those that the scales import.
 */

/** A number between two, at a fraction of the way; the same as d3's. */
export function interpolateNumber(from: number, to: number): (fraction: number) => number {
  return fraction => from * (1 - fraction) + to * fraction
}

/** @throws Error always: scales of figures do not round, and have two ends. */
function unused(): never {
  throw new Error('scales of figures interpolate numbers only, and labels are written by the axes')
}

export {
  interpolateNumber as interpolate,
  unused as format,
  unused as formatPrefix,
  unused as formatSpecifier,
  unused as interpolateRound,
  unused as piecewise,
  unused as precisionFixed,
  unused as precisionPrefix,
  unused as precisionRound,
}
