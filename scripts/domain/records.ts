import { z } from 'zod'
import type { Finding } from './finding.ts'
import { type FetchJson, registrationOf } from './registration.ts'

/** Who may certify a domain, as Node gives it. */
export interface CaaRecord {
  issue?: string | undefined
  issuewild?: string | undefined
  iodef?: string | undefined
}

/** Asks name servers. Each throws an error with the code ENODATA or ENOTFOUND where there is nothing. */
export interface Resolve {
  caa(name: string): Promise<readonly CaaRecord[]>
  cname(name: string): Promise<readonly string[]>
  /** Addresses of version 4 and 6, of the name that aliases lead to. */
  addresses(name: string): Promise<readonly string[]>
}

/** What name servers say when there is nothing. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND'])

/** Records, or none. @throws Error when nobody answers. */
async function orNone<T>(records: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await records
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (NOTHING.has(code)) return []
    throw error
  }
}

/** Which authorities may certify a domain: https://www.rfc-editor.org/rfc/rfc8659 */
export async function readCertificateAuthorities(
  domain: string,
  resolve: Resolve,
): Promise<Finding[]> {
  const records = await orNone(resolve.caa(domain))
  const issuers = records.flatMap(({ issue, issuewild }) => [issue, issuewild]).filter(each => each)
  if (records.length === 0)
    return [{ state: 'fix', text: 'CAA: no record, so that any authority may certify the domain' }]
  const reported = records.some(({ iodef }) => iodef)
  return [
    { state: 'ok', text: `CAA: only ${issuers.join(', ') || 'nobody'} may certify the domain` },
    reported
      ? { state: 'ok', text: 'CAA: refused requests are reported' }
      : { state: 'fix', text: 'CAA: no "iodef", so that refused requests are told to nobody' },
  ]
}

/** An answer of a resolver over HTTPS: https://developers.google.com/speed/public-dns/docs/doh/json */
const answerSchema = z.object({
  Status: z.int(),
  AD: z.boolean(),
  Answer: z.array(z.object({ type: z.int() })).default([]),
})
const RESOLVER = 'https://dns.google/resolve'
/** Number of the record by which the zone above vouches for a key: https://www.rfc-editor.org/rfc/rfc4034#section-5 */
const DS = 43

/** Whether the records of a domain are signed, the zone above says so, and a resolver finds the signatures right. */
export async function readKeys(domain: string, fetchJson: FetchJson): Promise<Finding[]> {
  const ask = async (type: string) =>
    answerSchema.parse(
      await fetchJson(`${RESOLVER}?name=${encodeURIComponent(domain)}&type=${type}&do=1`),
    )
  const signed = (await ask('DS')).Answer.some(({ type }) => type === DS)
  const { secureDNS } = await registrationOf(domain, fetchJson)
  if (!signed) {
    const said = secureDNS?.delegationSigned ? ', although the registry says that it is signed' : ''
    return [{ state: 'fix', text: `DNSSEC: the zone above has no DS record${said}. Turn it on` }]
  }
  const { AD, Status } = await ask('SOA')
  return [
    AD && Status === 0
      ? { state: 'ok', text: 'DNSSEC: signed, and the signatures are right' }
      : {
          state: 'fix',
          text: 'DNSSEC: there is a DS record, and a resolver refuses the signatures',
        },
  ]
}

/** Where a name leads, and whether anybody is there. */
export async function readAliases(host: string, resolve: Resolve): Promise<Finding[]> {
  const [target] = await orNone(resolve.cname(host))
  const addresses = await orNone(resolve.addresses(host))
  if (target === undefined)
    return [
      addresses.length > 0
        ? { state: 'ok', text: `${host}: has addresses of its own` }
        : { state: 'fix', text: `${host}: has no address. Delete the name if nobody uses it` },
    ]
  if (addresses.length === 0)
    return [
      {
        state: 'fix',
        text: `${host}: leads to ${target}, where nobody is: whoever claims that name gets the host. Delete the record`,
      },
    ]
  return [
    {
      state: 'ok',
      text: `${host}: leads to ${target}, which has addresses. Make sure that the account there is yours`,
    },
  ]
}
