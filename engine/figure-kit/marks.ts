import type { Tone } from '#model/figure-tone.ts'

export type { Tone }

/** The tones, and the ground of the page with an edge, for boxes that hold words. */
export type Fill = Tone | 'ground'

/** A place, in the units of the axes. */
export type Place = readonly [x: number, y: number]

/** Digits of a coordinate: a tenth of a unit cannot be seen. */
export const DIGITS = 1
