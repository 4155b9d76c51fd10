/**
 * Keeps a number and the one letter that it counts in on one line, such as 4,159 Y: the letter alone begins no line.
 * @param text any text.
 * @returns the text with a no-break space between the two.
 */
export const joinUnits = (text: string): string =>
  text.replace(/(\d) (?=[A-Z](?![\w-]))/g, '$1\u00a0')
