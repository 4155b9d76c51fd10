/** Below it lie characters that JSON writes as escapes. */
const FIRST = 35
/** Numbers below it are one character; it leaves room below the surrogates for the first of two. */
const SINGLE = 0x8000
/** Bits of a larger number that its second character has. */
const LOW_BITS = 14

/** Whole numbers from 0 to 2^28 - 1 as a text: small ones, which are most, take one byte in a file. */
export function packNumbers(numbers: Iterable<number>): string {
  let packed = ''
  for (const number of numbers) {
    if (number < SINGLE) packed += String.fromCharCode(FIRST + number)
    else {
      const low = number & ((1 << LOW_BITS) - 1)
      packed += String.fromCharCode(FIRST + SINGLE + (number >>> LOW_BITS), FIRST + low)
    }
  }
  return packed
}

/** The numbers that {@link packNumbers} packed. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = []
  for (let at = 0; at < packed.length; at++) {
    const code = packed.charCodeAt(at) - FIRST
    if (code < SINGLE) numbers.push(code)
    else numbers.push(((code - SINGLE) << LOW_BITS) + packed.charCodeAt(++at) - FIRST)
  }
  return numbers
}

/** Sorted words as a text: of each, how much it shares with the one before, and the rest. */
export function packWords(words: readonly string[]): string {
  let last = ''
  return words
    .map(word => {
      let shared = 0
      while (shared < Math.min(last.length, SINGLE - 1) && last[shared] === word[shared]) shared++
      last = word
      return packNumbers([shared]) + word.slice(shared)
    })
    .join('\n')
}

/** The words that {@link packWords} packed. */
export function unpackWords(packed: string): string[] {
  if (packed === '') return []
  let last = ''
  return packed.split('\n').map(each => {
    last = last.slice(0, each.charCodeAt(0) - FIRST) + each.slice(1)
    return last
  })
}
