import { z } from 'zod'

/** A path of this site or the address of another one. Anything else would be no link, or a script. */
export const pathOrAddressSchema = z
  .string()
  .regex(
    /^\/(?!\/)|^https?:\/\//,
    'expected a path that starts with "/" or an address that starts with "https://"',
  )

/** A path that a site is served under. */
export const basePathSchema = z
  .string()
  .regex(
    /^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/,
    'expected a path that starts and ends with "/", such as "/docs/"',
  )
