// Made up: neither names an account of anybody.

/**
 * Stands where a sample needs the reader's own account. It is no address on purpose: a sample that
 * is copied without replacing it fails, where a made-up or well-known address would send funds to
 * somebody else.
 */
export const YOUR_ADDRESS = 'YOUR_ADDRESS'

/**
 * Stands for an account in an answer that has to hold an address, and in samples when they are run. Nobody is
 * known to hold its key, so it is never a request's example.
 */
export const NOBODYS_ADDRESS = `0x${'11'.repeat(20)}`
