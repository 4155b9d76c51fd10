/**
 * What a mark belongs to, by its color. The first three have dashes and a marker of their own, too; the others are for
 * what lies in areas, bars and bands. A site says what each means (`figureTones` of its extensions).
 */
export type Tone = 'first' | 'second' | 'third' | 'fourth' | 'fifth'

/** The tones, and the ground of the page with an edge, for boxes that hold words. */
export type Fill = Tone | 'ground'

/** A place, in the units of the axes. */
export type Place = readonly [x: number, y: number]

/** Digits of a coordinate: a tenth of a unit cannot be seen. */
export const DIGITS = 1
