import { z } from 'zod'

/** How bad a finding is, as npm says it. */
const severity = z.enum(['info', 'low', 'moderate', 'high', 'critical'])

/** What npm says of a package that is known to be unsafe. */
const vulnerability = z.object({
  name: z.string(),
  severity,
  /** Advisories, or the names of packages below that have them. */
  via: z.array(z.union([z.string(), z.object({ url: z.string(), title: z.string() })])),
})

/** The part of a report of npm that is looked at. */
const report = z.object({ vulnerabilities: z.record(z.string(), vulnerability) })

/** What is known of the packages that are installed. */
export type Findings = z.infer<typeof report>['vulnerabilities']

/** Reads what `npm audit --json` wrote. @returns undefined when the registry did not answer. */
export function findingsIn(text: string): Findings | undefined {
  if (!text.startsWith('{')) return undefined
  const { success, data } = report.safeParse(JSON.parse(text))
  return success ? data.vulnerabilities : undefined
}

/** Findings in tools that stop nobody: who attacks a tool of ours has to write to this project first. */
const BELOW_HIGH: readonly string[] = ['info', 'low', 'moderate']

/** What stops the tests and what is only told, each a line. */
export interface Verdict {
  failing: string[]
  told: string[]
}

/**
 * What follows of findings. One in a package that browsers get stops the tests, however small. One in a tool stops them
 * when it is high or critical, unless its advisory is accepted with a reason; a smaller one is told.
 * @param shipped names of the packages that browsers get.
 * @param accepted addresses of advisories about tools.
 */
export function judge(
  findings: Findings,
  shipped: ReadonlySet<string>,
  accepted: readonly string[],
): Verdict {
  const verdict: Verdict = { failing: [], told: [] }
  for (const { name, severity: how, via } of Object.values(findings)) {
    const advisories = via.flatMap(each => (typeof each === 'string' ? [] : each))
    // A package that only contains one with an advisory is told of by that one.
    if (advisories.length === 0) continue
    for (const { url, title } of advisories) {
      const line = `${name} (${how}): ${title}, ${url}`
      const isLet = BELOW_HIGH.includes(how) || accepted.includes(url)
      if (shipped.has(name) || !isLet) verdict.failing.push(line)
      else verdict.told.push(line)
    }
  }
  return verdict
}
