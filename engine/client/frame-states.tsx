import { z } from 'zod'
import { Banner } from '#chrome/banner/banner.tsx'
import { FrameContext } from '#chrome/frame/frame-context.ts'
import { SearchMessage } from '#chrome/search/dialog/search-message.tsx'
import type { PageData } from '#model/page.ts'
import { findAnswers } from '#model/search/find-answers.ts'
import { tag } from '#prose/tag.ts'
import { site } from './site.ts'

/** What a search that is over does not need any more. */
const nothing = () => {}

/** A page of which the frame shows nothing but the banner. */
const page: PageData = {
  ...{ path: '/', title: '', layout: 'landing', outline: [] },
  hides: ['sidebar', 'topNav', 'logo'],
}

/** The announcement across the top of a site. */
export const BannerState = tag({ content: z.string() }, function BannerState({ content }) {
  const banner = { id: 'gallery', content, dismissable: true }
  return (
    <FrameContext value={{ site: { ...site, banner }, page }}>
      <Banner />
    </FrameContext>
  )
})

/** What the search says when it has found nothing. */
export const EmptySearchState = tag({ query: z.string() }, function EmptySearchState({ query }) {
  const search = {
    ...{ query, searched: query, results: [], count: 0, selected: -1, status: 'ready' as const },
    reply: findAnswers(query, [], []),
    ...{ change: nothing, adopt: nothing, settle: nothing, select: nothing, move: nothing },
    retry: nothing,
  }
  return <SearchMessage search={search} isSlow={false} onRetry={nothing} />
})
