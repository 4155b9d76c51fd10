import { wordsOf } from '#words/languages.ts'
import type { SiteConfig } from './config/site.ts'

const DEFAULT_ASSISTANT_URL = 'https://chatgpt.com/'

/** The address that asks a chat assistant about a page, or undefined when the site has no such link. */
export function assistantUrl(
  aiCta: SiteConfig['aiCta'],
  pageUrl: string,
  language = 'en',
): string | undefined {
  if (aiCta === false) return undefined
  const settings = aiCta === true ? {} : aiCta
  const url = new URL(settings.url ?? DEFAULT_ASSISTANT_URL)
  url.searchParams.set('q', (settings.query ?? wordsOf(language).question)(pageUrl))
  return url.href
}

/** What an assistant is asked about a page: a page's data has it once, in the address of its link. */
export function questionOf(aiCtaUrl: string): string {
  return new URL(aiCtaUrl).searchParams.get('q') ?? ''
}

/** The address that asks another assistant the same. @param pattern its address, with `:question` in the query. */
export function askUrl(pattern: string, question: string): string {
  // As in the address of the link, so that the pages that hold both compress well.
  const value = new URLSearchParams({ q: question }).toString().slice('q='.length)
  return pattern.replaceAll(':question', () => value)
}
