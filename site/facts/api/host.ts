/**
 * Where the HTTP API is reached and how a caller names itself.
 * Source of the host: the constant `API_BASE_URL` of https://www.npmjs.com/package/sushi.
 */
export const API_HOST = 'https://api.sushi.com'

/** Version of the API in the protocol's published definition. */
export const API_VERSION = '7.0.0'

/** Where an API key is issued. Source: https://docs.sushi.com, version 6.2.12. */
export const API_PORTAL_URL = 'https://sushi.com/portal'

/** Name of the query parameter that carries an API key. */
export const API_KEY_PARAMETER = 'apiKey'

/** Variable of the environment that holds an API key in samples. The name is ours. */
export const API_KEY_VARIABLE = 'SUSHI_API_KEY'
