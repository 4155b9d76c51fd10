import { useEffect, useInsertionEffect, useLayoutEffect } from 'react'
import { hydrateIslands } from '#islands/hydrate.ts'
import { documentIds } from '#model/document-ids.ts'
import { WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'
import { reloadWithScripts } from '#ui/refetch-scripts.ts'
import { reveal } from '#ui/reveal.ts'
import { startArticleScripts } from '../article-scripts.ts'
import type { EarlyPresses } from '../boot/presses.ts'
import { keepInStep } from '../choices.ts'
import { islands } from '../islands.ts'
import { localizeTimes } from '../localize-times.ts'
import { showNearestPages } from '../nearest-pages.ts'
import { timeStart } from './crossfade.ts'
import { PAGE_HEAD_SELECTOR } from './fetch-page.ts'
import { beginWithFirstBlocks, fillFirstScreen, layOutAll } from './first-screen.ts'
import { fragmentTarget } from './fragment.ts'
import type { LoadedPage } from './loaded-page.ts'
import { positionAt } from './positions.ts'
import { watchLinks } from './prefetch.ts'
import type { Shown } from './shown.ts'

const articleElement = () => document.getElementById(documentIds.article)

function showHead({ head }: LoadedPage): void {
  for (const tag of document.head.querySelectorAll(PAGE_HEAD_SELECTOR)) tag.remove()
  document.head.append(...head.map(tag => tag.cloneNode(true)))
}

/** The title of a page, whose head the document may not have yet. */
function titleOf({ head }: LoadedPage): string {
  return head.find(({ localName }) => localName === 'title')?.textContent ?? ''
}

/** Moves the focus to an element. @returns whether it took it: hidden ones do not. */
function focus(place: HTMLElement | null): boolean {
  if (!place) return false
  place.tabIndex = -1
  place.focus({ preventScroll: true })
  return document.activeElement === place
}

/** Moves the focus to the place a navigation led to, without scrolling: that is done apart. */
function focusPlace(hash: string): void {
  if (!focus(fragmentTarget(hash)))
    focus(document.querySelector<HTMLElement>(`#${documentIds.article} h1`))
}

/** Attribute of the row that the address leads to, and of a document in which rows are marked by it. */
const ARRIVED = 'data-arrived'

/**
 * Marks the row that the address leads to, and shows it. The browser's own mark, `:target`, does not follow
 * navigation in place. It counts until it is wrong: then the document is marked, too, at which a browser computes the
 * style of every element anew, of a long table within one task.
 */
function markPlace(hash: string): void {
  const root = document.documentElement
  for (const marked of document.querySelectorAll(`body [${ARRIVED}]`))
    marked.removeAttribute(ARRIVED)
  const place = fragmentTarget(hash)
  if (document.querySelector(':target') !== place) root.setAttribute(ARRIVED, '')
  place?.setAttribute(ARRIVED, '')
  if (place) reveal(place)
}

/** What was shown last. It outlives the frame, which may fail on one page and be there again on the next. */
let last: Shown | undefined

/** The page whose head the document has. */
let headOf: LoadedPage | undefined

/** The scripts of an article that have been started. */
let running: { article: HTMLElement; end: () => void } | undefined

function endScripts(): void {
  running?.end()
  running = undefined
}

/** Presses on islands before any of them could answer. */
let presses: EarlyPresses | undefined

/** Ends the coming to life. Until then the article is in view before the app is there: that which the document came with. */
let endStart: (() => void) | undefined

/** Notes the page that the document came with: the focus is where the reader has put it, and what they pressed so far. */
export function beginWith(shown: Shown, early?: EarlyPresses): void {
  last = shown
  headOf = shown.page
  presses = early
  endStart = timeStart()
}

/** Whether another page than the last one is shown, from its top on. An edit of a page leaves the reader where they are. */
function startsAtTop({ page, place }: Shown): boolean {
  const isOther = last?.page !== page && last?.place.key !== place.key
  return isOther && place.hash === '' && positionAt(place.key) === undefined
}

/**
 * Has the first screen of a page painted before the rest of it is laid out. It belongs into the last part of a page: then
 * the article is in the document when the effect of insertion runs, before any other has measured it, and everything has
 * its size and the page its place when the screen is filled.
 */
export function useFirstScreen(shown: Shown): void {
  useInsertionEffect(() => {
    const article = articleElement()
    if (article && startsAtTop(shown)) beginWithFirstBlocks(article)
  }, [shown])
  useLayoutEffect(() => {
    const article = articleElement()
    if (article) (startsAtTop(shown) ? fillFirstScreen : layOutAll)(article)
  }, [shown])
}

/**
 * What has to happen before a page is painted: its choices, its islands, the focus and the announcement, and of a page that
 * answers for a missing one what it is near to.
 */
export function usePageEffects(shown: Shown): void {
  const { page: loaded, place } = shown
  const { path } = loaded.data

  useLayoutEffect(() => {
    if (last?.page !== loaded) showNearestPages()
  }, [loaded])

  // The article's element stays as long as its path and markup do, and so do its islands.
  useLayoutEffect(() => {
    const article = articleElement()
    if (!article) return
    // Before the islands: they begin with what they find.
    const endChoices = keepInStep(article, endStart !== undefined)
    endStart?.()
    endStart = undefined
    const endIslands = hydrateIslands(article, islands, {
      early: presses?.take(),
      messageDelay: WAITING_MESSAGE_DELAY_MS,
      linked: () => fragmentTarget(location.hash),
      reload: reloadWithScripts,
    })
    presses = undefined
    return () => {
      endChoices()
      endIslands()
      // What they show over the page would keep the next one from the focus.
      endScripts()
    }
  }, [loaded.article, path])

  useEffect(() => {
    const before = last
    last = shown
    markPlace(place.hash)
    if (before?.place.key === place.key) return
    focusPlace(place.hash)
    const status = document.getElementById(documentIds.status)
    if (before?.page.data.path !== path && status) status.textContent = titleOf(loaded)
  }, [shown, loaded, place, path])
}

/**
 * What a page needs once it is painted: its head, the scripts of its article, its times and the pages behind its links. It
 * belongs beside the parts of the frame that are rendered then: they have links, too.
 */
export function useLateEffects(shown: Shown): void {
  const { page: loaded } = shown

  useLayoutEffect(() => {
    if (headOf === loaded) return
    headOf = loaded
    showHead(loaded)
  }, [loaded])

  // With each page, also with the one before the last that came back before this: its article is another element. In a task of
  // its own, for it looks through all of the article.
  useEffect(() => {
    const article = articleElement()
    if (!article || running?.article === article) return
    const timer = setTimeout(() => {
      // The next page may be ahead of its frame.
      if (articleElement() !== article) return
      endScripts()
      watchLinks()
      localizeTimes()
      running = { article, end: startArticleScripts(article) }
    })
    return () => clearTimeout(timer)
  }, [shown])
}
