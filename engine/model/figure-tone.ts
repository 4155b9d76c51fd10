/**
 * What a mark of a figure belongs to, by its color. The first three have dashes and a marker of their own, too; the
 * others are for what lies in areas, bars and bands.
 */
export type Tone = 'first' | 'second' | 'third' | 'fourth' | 'fifth'

/** What a color of figures means, the same in all of a site. */
export interface FigureTone {
  readonly tone: Tone
  readonly name: string
  /** What has the color, in a sentence. */
  readonly meaning: string
}
