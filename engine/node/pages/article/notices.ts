import type { Element } from 'hast'
import type { CurrentPage } from '#model/versions.ts'
import type { Words } from '#words/en.ts'
import type { FinishOptions } from './finish-options.ts'
import { h } from './tree.ts'

const text = (value: string) => ({ type: 'text', value }) as const

/** What a page of an old version says, with the way to the current one. */
function oldVersion({ from, to, href, isSame }: CurrentPage, words: Words): Element {
  return h(
    'p',
    { role: 'note' },
    text(`${words.oldVersion(from)} ${isSame ? '' : `${words.notInVersion(to)} `}`),
    // Another version is another site: the browser itself goes there.
    h('a', { href, target: '_top' }, text((isSame ? words.readInVersion : words.goToVersion)(to))),
  )
}

/** What a page says of itself before its first word. It is no part of what its author wrote: no search finds it. */
export function notices({ current, words }: Pick<FinishOptions, 'current' | 'words'>): Element[] {
  return current ? [oldVersion(current, words)] : []
}
