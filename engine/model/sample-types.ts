/** What a name in a sample is, as the compiler says it. */
export interface NameType {
  /** Its type, as an editor shows it. */
  type: string
  /** What its author wrote about it, first sentence. */
  docs?: string
}

/** The types of the names in a sample. It survives JSON. */
export interface SampleTypes {
  /** Each once. */
  types: NameType[]
  /** Where a name starts in the sample, its length, both in UTF-16 units, and the index of its type. */
  names: [start: number, length: number, type: number][]
}
