import type { ReactNode } from 'react'
import { documentIds } from '#model/document-ids.ts'
import { type ReportPlace, reportUrl } from '#model/report.ts'
import { withBase } from '#model/routes.ts'
import type { Site } from '#model/site.ts'
import { NewTabNote } from '#ui/new-tab-note.tsx'
import { words } from '#words'
import { useFrame } from '../frame/frame-context.ts'
import { activeHeadingIn } from '../outline/use-active-heading.ts'
import styles from './docs-footer.module.css'

/** What the reader has selected in the article. */
function selectedText(): string {
  const selection = getSelection()
  const article = document.getElementById(documentIds.article)
  return selection && article?.contains(selection.anchorNode) ? selection.toString() : ''
}

/** The link to a new issue about the page. The section and what is selected are added when it is pressed. */
export function ReportLink({ reports }: { reports: NonNullable<Site['reports']> }): ReactNode {
  const { page, site } = useFrame()
  const { repository, baseUrl } = reports
  const address = new URL(withBase(page.path, site.basePath), baseUrl).href

  const fill = (link: HTMLAnchorElement) => {
    const id = activeHeadingIn(page.outline)
    const section = id && document.getElementById(id)?.firstChild?.textContent
    const place: ReportPlace = { address, title: page.title, selection: selectedText() }
    link.href = reportUrl(
      repository,
      section ? { ...place, address: `${address}#${id}`, section } : place,
    )
  }
  return (
    <a
      className={`${styles.edit} screen-only`}
      href={reportUrl(repository, { address })}
      target="_blank"
      rel="noreferrer"
      // Before the browser drops the selection.
      onPointerDown={({ currentTarget }) => fill(currentTarget)}
      onKeyDown={({ currentTarget }) => fill(currentTarget)}
    >
      {words.reportPage}
      <NewTabNote />
    </a>
  )
}
