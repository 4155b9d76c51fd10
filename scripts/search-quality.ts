/** Builds this site anew and prints how well its search answers the judged queries, and those whose first result is not acceptable. */
import path from 'node:path'
import { buildSite } from '#engine/node/build-site.ts'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { silentReporter } from '#engine/node/reporter.ts'
import { SITE_ROOT } from '#support/folders.ts'
import { builtSearch, measureSearchQuality, type SearchQuality } from '#support/search-quality.ts'
import { judgedQueries } from '../tests/searching/judged-queries.ts'

const outFolder = path.join(CACHE_FOLDER, 'search-quality')
await buildSite({ root: SITE_ROOT, outFolder, environment: {}, report: silentReporter })
const engine = await builtSearch(outFolder)

/** The figures of some queries, and a line for each whose first result is not acceptable. */
function report(name: string, half?: 'tuning' | 'apart'): { figures: string; ranks: string[] } {
  const queries = judgedQueries.filter(each => half === undefined || each.half === half)
  const { meanReciprocalRank, successAt3, ranks } = measureSearchQuality(engine, queries)
  const figures = [queries.length, meanReciprocalRank.toFixed(3), successAt3.toFixed(3)]
  return { figures: [name.padEnd(20), ...figures].join('  '), ranks: missed(ranks) }
}

function missed(ranks: SearchQuality['ranks']): string[] {
  return ranks
    .filter(({ rank }) => rank !== 1)
    .map(
      ({ query, rank, first }) =>
        `  ${String(rank || '-').padStart(2)}  ${query} (first: ${first})`,
    )
}

// The queries of the other half are not named: to know them would be to tune for them.
const tuning = report('for tuning', 'tuning')
process.stdout.write(
  [
    'Judged queries, their mean reciprocal rank and their success at 3:',
    report('all').figures,
    tuning.figures,
    report('set apart', 'apart').figures,
    'Rank of the first acceptable result of those for tuning, where it is not the first:',
    ...tuning.ranks,
    '',
  ].join('\n'),
)
