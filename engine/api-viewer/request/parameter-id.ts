/** Fragment of a parameter, or of a member of a body, on the page of its API. @param operation name of the call. */
export function parameterId(operation: string, name: string): string {
  return `${operation}-${name}`
}
