/**
 * The `maxSlippage` of the published examples, a fraction: 0.005 is 0.5%. The API definition also
 * gives it as the value used when a request leaves the parameter out.
 * Source: the protocol's published documentation, version 6.2.12.
 */
export const EXAMPLE_MAX_SLIPPAGE = 0.005
