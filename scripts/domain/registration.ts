import { z } from 'zod'
import type { Finding } from './finding.ts'

/** Asks an address for JSON. @throws Error when the answer is none. */
export type FetchJson = (address: string) => Promise<unknown>

/** What RDAP says of a domain: https://www.rfc-editor.org/rfc/rfc9083#section-5.3 */
const registrationSchema = z.object({
  status: z.array(z.string()).default([]),
  secureDNS: z.object({ delegationSigned: z.boolean().optional() }).optional(),
  events: z.array(z.object({ eventAction: z.string(), eventDate: z.string() })).default([]),
})

/** Sends a question on to the server that knows a domain. */
const RDAP = 'https://rdap.org/domain/'

/** What RDAP says of a domain. */
export async function registrationOf(domain: string, fetchJson: FetchJson) {
  return registrationSchema.parse(await fetchJson(RDAP + encodeURIComponent(domain)))
}

/** Locks, by their names in RDAP (https://www.rfc-editor.org/rfc/rfc8056), and what goes wrong without one. */
const LOCKS: readonly (readonly [lock: string, danger: string])[] = [
  ['transfer prohibited', 'it can be moved to another registrar'],
  ['update prohibited', 'its name servers can be changed'],
  ['delete prohibited', 'it can be deleted'],
]

/** How many days before its end a registration should be renewed. */
const RENEWED_DAYS = 60
const DAY_MS = 86_400_000

function lockFindings(status: readonly string[]): Finding[] {
  return LOCKS.map(([lock, danger]) => {
    const holders = ['server', 'client'].filter(holder => status.includes(`${holder} ${lock}`))
    if (holders.length === 0)
      return {
        state: 'fix',
        text: `Registrar: no lock "${lock}": ${danger}. Set it at the registrar`,
      }
    const which = holders.map(holder => (holder === 'server' ? 'registry' : 'registrar'))
    return { state: 'ok', text: `Registrar: "${lock}", set by the ${which.join(' and the ')}` }
  })
}

/** The locks of a domain, and when its registration ends. @param now in milliseconds since 1970. */
export async function readRegistration(
  domain: string,
  fetchJson: FetchJson,
  now = Date.now(),
): Promise<Finding[]> {
  const { status, events } = await registrationOf(domain, fetchJson)
  const end = events.find(({ eventAction }) => eventAction === 'expiration')?.eventDate
  if (end === undefined || Number.isNaN(Date.parse(end)))
    return [
      ...lockFindings(status),
      { state: 'unknown', text: 'Registrar: does not say when the registration ends' },
    ]
  const days = Math.floor((Date.parse(end) - now) / DAY_MS)
  const text = `Registrar: the registration ends in ${days} days (${end.slice(0, 10)})`
  const ending: Finding =
    days < RENEWED_DAYS ? { state: 'fix', text: `${text}. Renew it` } : { state: 'ok', text }
  return [...lockFindings(status), ending]
}
