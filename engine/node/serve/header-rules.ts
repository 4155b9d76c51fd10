import { readHostRules } from './host-rules.ts'

/** Headers of an answer by their lower-case names. */
export type Headers = Readonly<Record<string, string>>

/** Whether a pattern of `_headers` is about a path. One `*` stands for anything. */
function isAbout(pattern: string, pathname: string): boolean {
  const [start = '', end = ''] = pattern.split('*')
  if (!pattern.includes('*')) return pathname === pattern
  return (
    pathname.length >= start.length + end.length &&
    pathname.startsWith(start) &&
    pathname.endsWith(end)
  )
}

/** The headers that the file `_headers` of a site says of a path. */
export function headersFor(folder: string, pathname: string): Headers {
  const found: Record<string, string> = {}
  for (const rule of readHostRules(folder, '_headers').split(/\n(?=\S)/)) {
    const [pattern = '', ...lines] = rule.trim().split('\n')
    if (!isAbout(pattern, pathname)) continue
    for (const line of lines) {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
      if (name !== '') found[name.toLowerCase()] = value
    }
  }
  return found
}
