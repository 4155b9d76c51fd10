import { duration } from './last-run.mjs'

/**
 * @typedef {import('./outcome.mjs').Result} Result
 * @typedef {{ name: string, seconds: number, results: readonly Result[] }} PartResult
 */

/** `.ci/run` shows what stands below these once more at its end. */
const UNSTEADY_HEADING = 'Failed, and held when run once more by itself; to be fixed:'
const FAILED_HEADING = 'Failed, each with the command that runs just this:'

const count = (results, wanted) => results.filter(({ fate }) => fate === wanted).length

/** "210 of 212, 1 skipped". @param {readonly Result[]} results */
function counts(results) {
  const skipped = count(results, 'skipped')
  const text = `${count(results, 'passed')} of ${results.length}`
  return skipped === 0 ? text : `${text}, ${skipped} skipped`
}

/** How results went, all words of one width. @param {readonly Result[]} results */
function mark(results) {
  if (count(results, 'failed') > 0) return 'FAILED '
  return count(results, 'passed') > 0 ? 'ok     ' : 'not run'
}

/** Results by one of their members. This runs on the machine's own Node, which may lack `Map.groupBy`. */
function groupBy(results, key) {
  const groups = new Map()
  for (const result of results) {
    groups.set(result[key], [...(groups.get(result[key]) ?? []), result])
  }
  return groups
}

/** A line for each area of a part that has several. @param {readonly Result[]} results */
function areaLines(results) {
  const areas = groupBy(results, 'area')
  if (areas.size < 2) return []
  return [...areas]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, own]) => `         ${mark(own)} ${area || 'others'} (${counts(own)})`)
}

/** Results below a heading, each with the command that runs just it. @param {string} heading @param {readonly Result[]} results */
function resultLines(heading, results) {
  if (results.length === 0) return []
  return [
    '',
    heading,
    ...results.flatMap(({ title, note, command }) => [
      `  ${title}${note ? `: ${note}` : ''}`,
      `    ${command}`,
    ]),
  ]
}

/** What failed, and what held at its second run only. @param {readonly PartResult[]} summary */
function failureLines(summary) {
  const all = summary.flatMap(({ results }) => results)
  return [
    ...resultLines(
      UNSTEADY_HEADING,
      all.filter(({ isUnsteady }) => isUnsteady),
    ),
    ...resultLines(
      FAILED_HEADING,
      all.filter(({ fate }) => fate === 'failed'),
    ),
  ]
}

/** Which tests did not run: by name where there are few. @param {readonly PartResult[]} summary */
function skippedLines(summary) {
  const skipped = summary.flatMap(({ results }) => results.filter(({ fate }) => fate === 'skipped'))
  if (skipped.length === 0) return []
  const titles = groupBy(skipped, 'title')
  const named = [...titles].map(([title, { length }]) =>
    length === 1 ? `  ${title}` : `  ${title}: ${length} tests`,
  )
  const FEW = 20
  const more = named.length > FEW ? [`  and ${named.length - FEW} more`] : []
  return ['', 'Not run:', ...named.slice(0, FEW), ...more]
}

/**
 * The summary of a run by part and area, and what failed or did not run.
 * @param {readonly PartResult[]} summary
 * @param {number} seconds of the whole run.
 */
export function report(summary, seconds) {
  const lines = summary.flatMap(part => [
    `${mark(part.results)} ${part.name} (${counts(part.results)}), ${duration(part.seconds)}`,
    ...areaLines(part.results),
  ])
  return [
    '',
    ...lines,
    ...skippedLines(summary),
    ...failureLines(summary),
    '',
    `All of it took ${duration(seconds)}.`,
  ].join('\n')
}

/** The last line: how many tests passed and failed, and, if some did not run, how many. @param {readonly PartResult[]} summary */
export function total(summary) {
  const all = summary.flatMap(({ results }) => results)
  const skipped = count(all, 'skipped')
  const line = `${count(all, 'passed')} passed, ${count(all, 'failed')} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}
