/** A word of a shell command. Texts of a shape that the shell leaves alone are in double quotes, all others in single ones. */
export function shellWord(text: string): string {
  return /^[^"$`\\!]*$/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`
}

/** A string of TypeScript, in single quotes. */
export function scriptString(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
}

/** A string of TypeScript over several lines, in backticks. */
export function scriptTemplate(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``
}

/** The name of a member of an object of TypeScript. */
export function memberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : scriptString(name)
}

/** A string of Python, in double quotes: the escapes of JSON mean the same there. */
export function pythonString(text: string): string {
  return JSON.stringify(text)
}

/** A string of Python over several lines, in three double quotes. */
export function pythonLines(text: string): string {
  return `"""${text.replaceAll('\\', '\\\\').replace(/"(?=""|$)/g, '\\"')}"""`
}
