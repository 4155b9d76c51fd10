/*
 * Where Blade's HTTP API is reached, and how a caller names itself.
 * Source: the API's published definition, version 2.0.0 (`bladeSources.apiDefinition`).
 */

/** Address before every path. */
export const BLADE_HOST = 'https://blade-api.sushi.com'

/** Version of the API in its published definition. */
export const BLADE_API_VERSION = '2.0.0'

/** Header that carries a key. */
export const BLADE_KEY_HEADER = 'x-api-key'

/** Variable of the environment that holds a key of this API in samples. The name is ours. */
export const BLADE_KEY_VARIABLE = 'BLADE_API_KEY'

/** Who issues keys and answers questions. */
export const bladeSupport = {
  name: 'Blade API Support',
  email: 'aggregators@shipyardsoftware.org',
} as const

/** Default tag for the event log: 32 bytes that spell "Clipper". */
export const AUX_DATA = '0x436c697070657200000000000000000000000000000000000000000000000000'
