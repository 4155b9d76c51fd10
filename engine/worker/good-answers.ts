/** What the type of a file begins with, by the ending of its name; files with other endings are not kept. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/',
}

/** What of an answer says whether it may be kept. */
export type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

const typeOf = ({ headers }: Answer) => headers.get('content-type') ?? ''

/** Whether an answer is whole, of this host, and that of the address that was asked. */
function isGood({ status, type, redirected }: Answer): boolean {
  return status === 200 && type === 'basic' && !redirected
}

/** Whether an answer is a page that may be kept. */
export function isGoodPage(response: Answer): boolean {
  return isGood(response) && typeOf(response).startsWith('text/html')
}

/** Whether an answer is the file that its address names, so that it may be kept: no page of an error, or of a login. */
export function isGoodFile(pathname: string, response: Answer): boolean {
  const type = TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? '']
  return type !== undefined && isGood(response) && typeOf(response).startsWith(type)
}
