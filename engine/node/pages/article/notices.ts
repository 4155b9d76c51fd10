import type { Element } from 'hast'
import type { CurrentPage } from '#model/versions.ts'
import type { FinishOptions } from './finish-options.ts'
import { h } from './tree.ts'

const text = (value: string) => ({ type: 'text', value }) as const

/** What a page of an old version says, with the way to the current one. */
function oldVersion({ from, to, href, isSame }: CurrentPage): Element {
  const link = isSame ? `Read this page of version ${to}` : `Go to version ${to}`
  return h(
    'p',
    { role: 'note' },
    text(
      isSame
        ? `This is version ${from} of the documentation. `
        : `This is version ${from} of the documentation. Version ${to} does not have this page. `,
    ),
    // Another version is another site: the browser itself goes there.
    h('a', { href, target: '_top' }, text(link)),
  )
}

/** What a page says of itself before its first word. It is no part of what its author wrote: no search finds it. */
export function notices({ current }: Pick<FinishOptions, 'current'>): Element[] {
  return current ? [oldVersion(current)] : []
}
