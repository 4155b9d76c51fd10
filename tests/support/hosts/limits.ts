/** Characters that a line of `_headers` on Cloudflare Pages stays below: https://developers.cloudflare.com/pages/configuration/headers/ */
export const HEADER_LINE_LIMIT = 2_000
