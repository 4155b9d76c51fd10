/**
 * Whether a key belongs to an input method that composes: to end or undo what it composes, not to the page.
 * One browser sends the last such key after the composition, under the code 229 alone.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
