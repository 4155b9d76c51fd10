import { MAX_FIRST } from 'sushi/evm'

/**
 * Most entities of a list that one query returns.
 * Source: https://thegraph.com/docs/en/subgraphs/querying/graphql-api/
 */
export const ROWS = 1_000

/** The same on Metis, as the package has it. */
export const METIS_ROWS = MAX_FIRST[1088]
