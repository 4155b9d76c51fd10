/**
 * @typedef {import('./outcome.mjs').Result} Result
 * @typedef {Readonly<Record<string, readonly string[]>>} Drills files of tests by the kind of what they try.
 */

/** What a test tried: its title without the file that it stands in. @param {Result} result */
const tried = ({ title }) => title.split(' › ').slice(1).join(' › ') || title

/** The results of a kind. @param {readonly string[]} files @param {readonly Result[]} results */
const ofFiles = (files, results) =>
  results.filter(({ title }) => files.some(file => title === file || title.startsWith(`${file} ›`)))

/** Files of the drill that no test is known of: they ran nothing. @param {Drills} drills @param {readonly Result[]} results */
const silentFiles = (drills, results) =>
  Object.values(drills)
    .flat()
    .filter(file => ofFiles([file], results).length === 0)

/**
 * What was lost: what was tried and did not hold, and files that tried nothing.
 * @param {Drills} drills
 * @param {readonly Result[]} results
 * @returns {string[]} a line each.
 */
export function lossesOf(drills, results) {
  const failed = results.filter(({ fate }) => fate === 'failed')
  return [
    ...failed.map(result => `${tried(result)}\n    ${result.command}`),
    ...silentFiles(drills, results).map(file => `${file} tried nothing`),
  ]
}

/**
 * What was tried, by kind, each on a line, and what was lost.
 * @param {Drills} drills
 * @param {readonly Result[]} results
 * @returns {string}
 */
export function tableOf(drills, results) {
  const kinds = Object.entries(drills).map(([kind, files]) => {
    const own = ofFiles(files, results)
    const ran = own.filter(({ fate }) => fate !== 'skipped')
    const left = own.length - ran.length
    const lines = own.map(result => {
      const mark = { passed: 'held   ', failed: 'LOST   ', skipped: 'not run' }[result.fate]
      return `  ${mark}  ${tried(result)}`
    })
    const leftOut = left === 0 ? '' : `, ${left} not run`
    return [`\n${kind}: ${ran.length} tried${leftOut}`, ...lines].join('\n')
  })
  const lost = lossesOf(drills, results)
  const end =
    lost.length === 0 ? 'lost: nothing' : `lost:\n${lost.map(line => `  ${line}`).join('\n')}`
  return [...kinds, '', end].join('\n')
}
