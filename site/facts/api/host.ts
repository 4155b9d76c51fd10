/**
 * Where the HTTP API is reached and how a caller names itself.
 * Source of the host: the constant `API_BASE_URL` of https://www.npmjs.com/package/sushi.
 */
export const API_HOST = 'https://api.sushi.com'

/** Where an API key is issued. Source: https://docs.sushi.com, version 6.2.12. */
export const API_PORTAL_URL = 'https://sushi.com/portal'

/** Name of the query parameter that carries an API key. */
export const API_KEY_PARAMETER = 'apiKey'
