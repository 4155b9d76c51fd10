import { MAX_FIRST } from 'sushi/evm'

/**
 * Most entities of a list that one query returns.
 * Source: https://thegraph.com/docs/en/subgraphs/querying/graphql-api/; the `sushi` package, version 6.2.9, asks for as
 * many (`MAX_FIRST`).
 */
export const ROWS = 1_000

/** The same on Metis. Computed from the package. */
export const METIS_ROWS = MAX_FIRST[1088]
