import { type RunnerOptions, runChecks } from 'afdocs'
import { z } from 'zod'
import { DOCS_URL } from '#site/facts/docs-version.ts'

const pageSchema = z.looseObject({
  url: z.string(),
  status: z.union([z.string(), z.number()]).optional(),
  found: z.boolean().optional(),
})

/** What a check measured of a page. */
export type AuditedPage = z.infer<typeof pageSchema>

/** What the tool says of a check: whether the site passes, and what it measured of each page. */
export interface Verdict {
  check: string
  status: string
  message: string
  /** By their paths. */
  pages: Map<string, AuditedPage>
}

/** Whether a page does not pass. */
export function isFaulty({ status, found }: AuditedPage): boolean {
  return found === false || status === 'fail' || status === 'warn'
}

/**
 * Asks the public audit tool for agent-ready documentation about a served site: all pages, in an order that is always the
 * same, without its pauses, which are for servers of others. Nothing is asked of another host, and nothing but read.
 * @param origin of the served site
 */
export async function audit(
  origin: string,
  options: Partial<RunnerOptions> = {},
): Promise<{ verdicts: Verdict[]; asked: string[]; refused: string[] }> {
  const asked: string[] = []
  const refused: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { url, method } = new Request(input, init)
    const isAllowed = new URL(url).origin === origin && ['GET', 'HEAD'].includes(method)
    ;(isAllowed ? asked : refused).push(`${method} ${url}`)
    if (!isAllowed) throw new Error(`${method} ${url} is no request to the served site`)
    return fetch(input, init)
  }
  try {
    const { results } = await runChecks(origin, {
      samplingStrategy: 'deterministic',
      // In what the tool reads, the address of the served site takes the place of the published one.
      canonicalOrigin: DOCS_URL,
      maxConcurrency: 8,
      requestDelay: 0,
      // Tool and server share one process, which is busy for seconds at a time.
      requestTimeout: 600_000,
      maxLinksToTest: 1_000,
      ...options,
    })
    const verdicts = results.map(({ id, status, message, details }) => {
      const measured = z.array(pageSchema).catch([]).parse(details?.pageResults)
      const pages = measured.map((page): [string, AuditedPage] => [
        new URL(page.url).pathname,
        page,
      ])
      return { check: id, status, message, pages: new Map(pages) }
    })
    return { verdicts, asked, refused }
  } finally {
    globalThis.fetch = fetch
  }
}
