import { SWAP_API_SUPPORTED_CHAIN_IDS } from 'sushi/evm'

/**
 * Chain ids that the SDK asks the API about. The API publishes no list of its own.
 * Source: `SWAP_API_SUPPORTED_CHAIN_IDS` of https://www.npmjs.com/package/sushi, version 6.2.9, and the same in 6.2.12.
 */
export const apiChainIds: ReadonlySet<number> = new Set(SWAP_API_SUPPORTED_CHAIN_IDS)
