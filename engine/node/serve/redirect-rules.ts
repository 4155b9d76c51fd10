import { decodedPath } from '#model/routes.ts'
import { readHostRules } from './host-rules.ts'

/**
 * Where the file `_redirects` of a site sends the readers of an address, with what they asked.
 * @returns undefined for an address that it does not send on
 */
export function redirectFor(
  folder: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | undefined {
  const asked = decodedPath(pathname)
  for (const rule of readHostRules(folder, '_redirects').split('\n')) {
    const [from = '', to, status] = rule.split(' ')
    if (status !== '301' || to === undefined || decodedPath(from) !== asked) continue
    const [bare, fragment] = to.split('#')
    return `${bare}${search}${fragment === undefined ? '' : `#${fragment}`}`
  }
  return undefined
}
