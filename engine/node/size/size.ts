import { pruneCompressed } from '../output/compress.ts'
import { measureSite } from './measure-site.ts'
import { sizeReport } from './report.ts'
import { isKept, verdicts } from './verdict.ts'

/**
 * Measures a built site and holds it against its budgets.
 * @param folder the output folder.
 * @param basePath path the site was built for.
 * @returns the report, and whether every budget is kept.
 * @throws BuildError when there is no built site, or a page refers to a file that is not there.
 */
export async function checkSize(
  folder: string,
  basePath: string,
): Promise<{ report: string; kept: boolean }> {
  const size = await measureSite(folder, basePath)
  await pruneCompressed()
  const all = verdicts(size)
  return { report: sizeReport(size, all), kept: all.every(isKept) }
}
