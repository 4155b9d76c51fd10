import type { ReactNode } from 'react'
import { ArrowLeftIcon, ArrowRightIcon, PencilIcon } from '#ui/icons.tsx'
import { NewTabNote } from '#ui/new-tab-note.tsx'
import { words } from '#words'
import { AssistantLink } from '../assistant/assistant-link.tsx'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import styles from './docs-footer.module.css'
import { LastUpdated } from './last-updated.tsx'
import { Neighbor } from './neighbor.tsx'
import { ReportLink } from './report-link.tsx'

/** What follows an article: the way to propose a change, the area that it is in as one document, its age, and the pages before and after it. */
export function DocsFooter(): ReactNode {
  const { page, site } = useFrame()
  const linkTo = useLinkTo()
  const { previous, next, editUrl, lastUpdatedAt, printPath } = page
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        {editUrl && (
          <a className={`${styles.edit} screen-only`} {...linkTo(editUrl)}>
            <PencilIcon />
            {site.editLinkText}
            <NewTabNote />
          </a>
        )}
        {site.reports && <ReportLink reports={site.reports} />}
        {printPath && (
          <a className={`${styles.edit} screen-only`} {...linkTo(printPath)}>
            {words.printSection}
          </a>
        )}
        {page.aiCtaUrl && (
          <span className={`${styles.assistant} screen-only`}>
            <AssistantLink aiCtaUrl={page.aiCtaUrl} />
          </span>
        )}
        {lastUpdatedAt && <LastUpdated time={lastUpdatedAt} />}
      </div>
      {(previous || next) && (
        <nav className={`${styles.neighbors} screen-only`} aria-label={words.previousAndNext}>
          {previous && (
            <Neighbor rel="prev" keys={words.previousKeys} page={previous}>
              <ArrowLeftIcon />
              {` ${words.previous}`}
            </Neighbor>
          )}
          {next && (
            <Neighbor rel="next" keys={words.nextKeys} page={next}>
              {`${words.next} `}
              <ArrowRightIcon />
            </Neighbor>
          )}
        </nav>
      )}
    </footer>
  )
}
