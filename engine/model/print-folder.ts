/** Folder of the documents that hold all pages of an area. Nothing else of a site may lie in it. */
export const PRINT_FOLDER = 'print-all'

/** Whether a path below the site's root is in the folder of those documents. */
export function isPrinted(sitePath: string): boolean {
  return sitePath.startsWith(`/${PRINT_FOLDER}/`)
}
