declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'woff2' | 'woff' | 'truetype' | 'sfnt'
    /** Features of layout that stay, such as ligatures, with the glyphs that only they show; all when left out. */
    keepFeatures?: string[]
    /** Tables that are left out besides those that a cut face never has. */
    dropTables?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
