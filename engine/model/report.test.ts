import { expect, it } from 'vitest'
import { reportUrl } from './report.ts'
import { REPORT_SELECTION_LENGTH } from './site-behavior.ts'

const REPOSITORY = 'https://code.example.org/us/docs'
const PAGE = 'https://docs.example.org/a/b'

const issueOf = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address)
  return { at: origin + pathname, ...Object.fromEntries(searchParams) }
}

it('a report names the page', () => {
  const issue = { at: `${REPOSITORY}/issues/new`, body: PAGE }
  expect(issueOf(reportUrl(REPOSITORY, { address: PAGE }))).toEqual(issue)
  expect(issueOf(reportUrl(`${REPOSITORY}/`, { address: PAGE }))).toEqual(issue)
})

it('it takes along section and selection, each line of it as a quotation', () => {
  const place = { address: `${PAGE}#c`, title: 'B & b', section: 'C?', selection: ' one\ntwo + 3 ' }
  expect(issueOf(reportUrl(REPOSITORY, place))).toMatchObject({
    title: 'B & b',
    body: `${PAGE}#c\n\nSection: C?\n\n> one\n> two + 3`,
  })
})

it('a long selection is cut between characters', () => {
  const selection = '🍣'.repeat(REPORT_SELECTION_LENGTH + 1)
  expect(issueOf(reportUrl(REPOSITORY, { address: PAGE, selection }))).toMatchObject({
    body: `${PAGE}\n\n> ${'🍣'.repeat(REPORT_SELECTION_LENGTH)}`,
  })
})
