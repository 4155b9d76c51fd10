import type { SearchEngine } from '#engine/model/search/engine.ts'
import type { SearchDocument } from '#engine/model/search-document.ts'
import { synonyms } from '#site/search/synonyms.ts'
import { searchOver } from './whole-search.ts'

/** A page of a small site. */
export function page(href: string, title: string, text: string): SearchDocument {
  return { href, title, titles: [], text, isPage: true }
}

/** A section of a small site. */
export function section(
  href: string,
  title: string,
  titles: string[],
  text: string,
): SearchDocument {
  return { href, title, titles, text, isPage: false }
}

export const SUSHI_ADDRESS = '0x6B3595068778DD592e39A122f4f5a5cF09C90fE2'

/** A small site with the kinds of words that search treats apart. */
export const documents: SearchDocument[] = [
  page(
    '/swap',
    'Request a swap',
    'The aggregator returns a transaction. Set maxSlippage to limit it.',
  ),
  section(
    '/swap#contract',
    'The contract',
    ['Request a swap'],
    'RedSnwapper checks the minimum output.',
  ),
  section('/swap#next', 'Next', ['Request a swap'], 'Amounts. Tokens. Allowance. Pools.'),
  page('/amounts', 'Amounts', 'Amount.tryFromHuman reads what a person typed; fromHuman throws.'),
  page('/tokens', 'Tokens', `SUSHI on Ethereum has the address ${SUSHI_ADDRESS} and 18 decimals.`),
  page(
    '/errors',
    'Errors',
    'Codes 422-03 and 422-04 share the status 422. 429-01 says that the rate limit is exceeded.',
  ),
  page(
    '/allowance',
    'Insufficient allowance',
    'Code 422-04. The spender may not move enough of the token.',
  ),
  section(
    '/allowance#code',
    'In your code',
    ['Insufficient allowance'],
    'Raise the allowance for the spender.',
  ),
  page('/pools', 'Pools', 'Impermanent loss is a gap in value. A loss of a key is something else.'),
  section(
    '/pools#constant',
    'Constant product',
    ['Pools'],
    'Deposits work at every price. The fee is 0.30%.',
  ),
]

/** A search over {@link documents}. */
export function smallSearch(): SearchEngine {
  return searchOver(documents, synonyms)
}
