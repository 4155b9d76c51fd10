import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serveSite } from '#engine/node/serve/serve.ts'
import { type AuditedPage, audit, isFaulty, type Verdict } from '#support/agent-audit.ts'
import { builtPages } from '#support/built-pages.ts'
import { sites } from '#support/sites/sites.ts'
import { EXCEPTIONS, SKIPPED, UNLIKE } from './agent-exceptions.ts'

const parityExclusions = UNLIKE.map(({ selector }) => selector)

let server: Server
let origin = ''
let found: Awaited<ReturnType<typeof audit>>
beforeAll(async () => {
  const served = await serveSite({ folder: sites.root.folder, port: 0, basePath: '/' })
  server = served.server
  ;({ origin } = new URL(served.url))
  found = await audit(origin, { parityExclusions })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The pages of a check that do not pass, with what was measured. */
const faulty = ({ pages }: Verdict) => [...pages].filter(([, page]) => isFaulty(page))

const linksSchema = z.array(z.looseObject({ resolvedUrl: z.string(), outcome: z.string() }))

/** Where the links of a page lead that are at fault. */
const faultyLinks = ({ samples }: AuditedPage) =>
  linksSchema
    .parse(samples)
    .filter(({ outcome }) => outcome !== 'ok')
    .map(({ resolvedUrl }) => new URL(resolvedUrl).pathname)

/** Whether a page is one that an exception is about, and within its bounds. */
function isExcepted(at: string, page: AuditedPage, exception: (typeof EXCEPTIONS)[number]) {
  const { pages, most, links } = exception
  if (pages && !pages.includes(at)) return false
  if (most && !(Number(page[most.measure]) <= most.value)) return false
  return !links || faultyLinks(page).every(link => links.includes(link))
}

describe('the public audit of documentation for agents', () => {
  it('looks at every page, and asks nothing of any other host', () => {
    const { asked, refused, verdicts } = found
    expect(refused).toEqual([])
    expect(asked.length).toBeGreaterThan(builtPages('root').length)
    expect(verdicts.length).toBeGreaterThan(25)
    const compared = verdicts.find(({ check }) => check === 'markdown-content-parity')
    const paths = builtPages('root').map(page => page.path)
    expect([...(compared?.pages.keys() ?? [])].sort()).toEqual(paths.sort())
  })

  it('passes, but for the exceptions', () => {
    const against = found.verdicts.filter(({ status }) => !['pass', 'skip'].includes(status))
    const unexpected = against.flatMap(verdict => {
      const exceptions = EXCEPTIONS.filter(({ check }) => check === verdict.check)
      const others = faulty(verdict).filter(
        ([at, page]) => !exceptions.some(exception => isExcepted(at, page, exception)),
      )
      if (faulty(verdict).length > 0 && others.length === 0) return []
      return [{ check: verdict.check, said: verdict.message, pages: Object.fromEntries(others) }]
    })
    expect(unexpected).toEqual([])
  })

  it('skips only what there is nothing of', () => {
    const skipped = found.verdicts.filter(({ status }) => status === 'skip')
    expect(skipped.map(({ check }) => check).sort()).toEqual(Object.keys(SKIPPED).sort())
  })

  it.each(EXCEPTIONS)('needs the exception to $check: $reason', exception => {
    const verdict = found.verdicts.find(({ check }) => check === exception.check)
    expect(['warn', 'fail']).toContain(verdict?.status)
    const needing = verdict
      ? faulty(verdict).flatMap(([at, page]) => (isExcepted(at, page, exception) ? [at] : []))
      : []
    if (exception.pages) expect(needing.sort()).toEqual([...exception.pages])
    else expect(needing.length).toBeGreaterThan(0)
  })

  it.each(UNLIKE)('would miss $selector in the Markdown of $page', async ({ selector, page }) => {
    const missing = async (exclusions: string[]) => {
      const { verdicts, refused } = await audit(origin, {
        samplingStrategy: 'curated',
        curatedPages: [origin + page],
        checkIds: ['markdown-url-support', 'markdown-content-parity'],
        parityExclusions: exclusions,
      })
      expect(refused).toEqual([])
      return Number(verdicts.at(-1)?.pages.get(page)?.missingSegments)
    }
    const others = parityExclusions.filter(other => other !== selector)
    expect(await missing(others)).toBeGreaterThan(await missing(parityExclusions))
  })
})
