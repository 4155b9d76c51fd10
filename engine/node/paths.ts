import path from 'node:path'

/** A path as addresses and diagnostics write it, with forward slashes on every machine. */
export function slashed(file: string): string {
  return file.split(path.sep).join('/')
}

/**
 * A file's path from a folder, with forward slashes; empty for the folder itself.
 * @returns undefined for a file outside the folder.
 */
export function pathBelow(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file)
  // On another drive there is no way from one to the other.
  const isOutside = path.isAbsolute(relative) || relative.split(path.sep)[0] === '..'
  return isOutside ? undefined : slashed(relative)
}
