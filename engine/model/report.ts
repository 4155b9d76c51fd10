import { words } from '#words'
import { REPORT_SELECTION_LENGTH } from './site-behavior.ts'

/** What a report of a reader is about. */
export interface ReportPlace {
  /** Address of the page, with the section's fragment when it is known. */
  address: string
  /** Title of the page. */
  title?: string
  /** Heading of the section that was being read. */
  section?: string | undefined
  /** What the reader has selected. */
  selection?: string
}

/** The address of a new issue that says what it is about. @param repository its address, without a slash at the end or with one. */
export function reportUrl(
  repository: string,
  { address, title, section, selection = '' }: ReportPlace,
): string {
  // By characters, so that none is cut in two.
  const quoted = [...selection.trim()].slice(0, REPORT_SELECTION_LENGTH).join('')
  const body = [
    address,
    ...(section ? [words.reportSection(section)] : []),
    ...(quoted ? [quoted.replace(/^/gm, '> ')] : []),
  ].join('\n\n')
  const query = new URLSearchParams({ ...(title && { title }), body })
  return `${repository.replace(/\/$/, '')}/issues/new?${query}`
}
