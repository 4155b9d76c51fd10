/**
 * An answer of the server that the catalog lacks: it has no code and no published body.
 * Source: the protocol's own API definition, version 6.2.12, which lists it for these calls.
 */
export const overloaded = {
  status: 529,
  meaning: 'The server is overloaded.',
  calls: ['quote', 'swap', 'token'],
} as const
