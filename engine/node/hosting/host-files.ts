/** Files and folders that hosts read and no reader gets, at the root of a site's folder. */
const HOST_FILES = ['_headers', '_redirects', '_hosting']

/** Whether a file of a site is for its host alone. @param file below the site's folder. */
export function isForHosts(file: string): boolean {
  return HOST_FILES.includes(file.split(/[\\/]/)[0] ?? '')
}
