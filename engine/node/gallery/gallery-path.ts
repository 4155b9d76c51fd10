/** Path of the gallery's first page, which lists the others; theirs begin with it. */
export const GALLERY_PATH = '/gallery'
