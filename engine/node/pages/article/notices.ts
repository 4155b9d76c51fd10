import type { Element } from 'hast'
import type { CurrentPage } from '#model/versions.ts'
import type { Words } from '#words/en.ts'
import type { FinishOptions } from './finish-options.ts'
import { h } from './tree.ts'

const text = (value: string) => ({ type: 'text', value }) as const

type Told = Pick<FinishOptions, 'current' | 'direction' | 'language' | 'words'>

/** What a page of an old version says, with the way to the current one. */
function oldVersion({ from, to, href, isSame }: CurrentPage, words: Words): Element['children'] {
  return [
    text(`${words.oldVersion(from)} ${isSame ? '' : `${words.notInVersion(to)} `}`),
    // Another version is another site: the browser itself goes there.
    h('a', { href, target: '_top' }, text((isSame ? words.readInVersion : words.goToVersion)(to))),
  ]
}

/** What a page says that is in another language than the site. */
function untranslated(language: string, words: Words): string {
  const names = new Intl.DisplayNames([words.locale], { type: 'language' })
  return words.untranslated(
    names.of(words.language) ?? words.language,
    names.of(language) ?? language,
  )
}

/**
 * What a page says of itself before its first word, in the language of the site. It is no part of what its author wrote: no
 * search finds it.
 */
export function notices({ current, direction, language, words }: Told): Element[] {
  const isOther = language !== undefined && language !== words.language
  const said = [
    ...(current ? [oldVersion(current, words)] : []),
    ...(isOther ? [[text(untranslated(language, words))]] : []),
  ]
  const attributes = { role: 'note', lang: words.language, dir: direction }
  return said.map(content => h('p', attributes, ...content))
}
