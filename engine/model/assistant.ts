import type { SiteConfig } from './config/site.ts'

const DEFAULT_ASSISTANT_URL = 'https://chatgpt.com/'

function defaultQuestion(location: string): string {
  return `Research the documentation page ${location} and answer my questions about it. Use what the page says, and tell me when it does not say.`
}

/** The address that asks a chat assistant about a page, or undefined when the site has no such link. */
export function assistantUrl(aiCta: SiteConfig['aiCta'], pageUrl: string): string | undefined {
  if (aiCta === false) return undefined
  const settings = aiCta === true ? {} : aiCta
  const url = new URL(settings.url ?? DEFAULT_ASSISTANT_URL)
  url.searchParams.set('q', (settings.query ?? defaultQuestion)(pageUrl))
  return url.href
}
