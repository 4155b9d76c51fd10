/** Builds this site anew and prints how well its search answers the judged queries, and those whose first result is not acceptable. */
import path from 'node:path'
import { buildSite } from '#engine/node/build-site.ts'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { silentReporter } from '#engine/node/reporter.ts'
import { SITE_ROOT } from '#support/folders.ts'
import { builtSearchDocuments, measureSearchQuality } from '#support/search-quality.ts'
import { judgedQueries } from '../tests/searching/judged-queries.ts'

const outFolder = path.join(CACHE_FOLDER, 'search-quality')
await buildSite({ root: SITE_ROOT, outFolder, environment: {}, report: silentReporter })
const quality = await measureSearchQuality(await builtSearchDocuments(outFolder), judgedQueries)
const missed = quality.ranks
  .filter(({ rank }) => rank !== 1)
  .map(
    ({ query, rank, first }) => `  ${String(rank || '-').padStart(2)}  ${query} (first: ${first})`,
  )
process.stdout.write(
  [
    `${judgedQueries.length} judged queries`,
    `  mean reciprocal rank  ${quality.meanReciprocalRank.toFixed(3)}`,
    `  success at 3          ${quality.successAt3.toFixed(3)}`,
    'Rank of the first acceptable result, where it is not the first:',
    ...missed,
    '',
  ].join('\n'),
)
