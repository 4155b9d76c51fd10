/** A sentence and where it begins in its text. */
export interface Sentence {
  text: string
  offset: number
}

/** Full stops that end no sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|vs|etc)\.$/

/** Where a sentence ends and another begins: a mark, perhaps a quotation mark, a space, and no small letter. */
const END = /[.!?][”"’)]?\s+(?=[^\p{Ll}\s])/gu

/** The sentences of a text. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const { 0: mark, index } of text.matchAll(END)) {
    if (ABBREVIATION.test(text.slice(start, index + 1))) continue
    sentences.push({ text: text.slice(start, index + mark.length), offset: start })
    start = index + mark.length
  }
  if (start < text.length) sentences.push({ text: text.slice(start), offset: start })
  return sentences
}

/** How many words a sentence has; a printed value, code and a number count as one each. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/).filter(word => /[\p{L}\p{N}\u25a1]/u.test(word)).length
}
