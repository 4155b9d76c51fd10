import type { Element } from 'hast'
import type { CurrentPage } from '#model/versions.ts'
import type { Words } from '#words/en.ts'
import type { FinishOptions } from './finish-options.ts'
import { h } from './tree.ts'

const text = (value: string) => ({ type: 'text', value }) as const

type Told = Pick<FinishOptions, 'current' | 'language' | 'words'>

/** A note in the language of the site, whatever that of the article is. */
function note(
  { language: lang, direction: dir }: Words,
  ...children: Element['children']
): Element {
  return h('p', { role: 'note', lang, dir }, ...children)
}

/** What a page of an old version says, with the way to the current one. */
function oldVersion({ from, to, href, isSame }: CurrentPage, words: Words): Element {
  return note(
    words,
    text(`${words.oldVersion(from)} ${isSame ? '' : `${words.notInVersion(to)} `}`),
    // Another version is another site: the browser itself goes there.
    h('a', { href, target: '_top' }, text((isSame ? words.readInVersion : words.goToVersion)(to))),
  )
}

/** What a page says that is in another language than the site. */
function untranslated(language: string, words: Words): Element {
  const names = new Intl.DisplayNames([words.locale], { type: 'language' })
  const said = words.untranslated(
    names.of(words.language) ?? words.language,
    names.of(language) ?? language,
  )
  return note(words, text(said))
}

/** What a page says of itself before its first word. It is no part of what its author wrote: no search finds it. */
export function notices({ current, language, words }: Told): Element[] {
  const isOther = language !== undefined && language !== words.language
  return [
    ...(current ? [oldVersion(current, words)] : []),
    ...(isOther ? [untranslated(language, words)] : []),
  ]
}
