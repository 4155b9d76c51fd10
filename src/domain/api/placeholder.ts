/**
 * Stands where a sample needs the reader's own account. It is no address on purpose: a sample that
 * is copied without replacing it fails, where a made-up or well-known address would send funds to
 * somebody else.
 */
export const YOUR_ADDRESS = 'YOUR_ADDRESS'
