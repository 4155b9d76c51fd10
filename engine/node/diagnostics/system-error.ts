import { constants } from 'node:os'

/** What each code of the system means for somebody who runs a command, and what to do about it. */
const KNOWN: Readonly<Record<string, { message: string; fix: string }>> = {
  EACCES: {
    message: 'may not be read or written by you',
    fix: 'give yourself the right to it, or name another place',
  },
  EPERM: {
    message: 'may not be changed by you',
    fix: 'give yourself the right to it, or name another place',
  },
  EROFS: { message: 'is on a disk that cannot be written to', fix: 'name another place' },
  ENOSPC: { message: 'found no space on its disk', fix: 'make room on the disk, and run it again' },
  EDQUOT: {
    message: 'is beyond the space that you may use',
    fix: 'make room, and run it again',
  },
  EFBIG: {
    message: 'is larger than a file may be',
    fix: 'allow larger files with "ulimit -f unlimited", and run it again',
  },
  EISDIR: { message: 'is a folder where a file is expected', fix: 'move the folder away' },
  ENOTDIR: { message: 'lies below a file, which is no folder', fix: 'move that file away' },
  EEXIST: { message: 'is in the way', fix: 'move it away' },
  ENOTEMPTY: { message: 'is a folder that is not empty', fix: 'move what it holds away' },
  ENOENT: { message: 'is not there', fix: 'look whether its name is right' },
  ELOOP: { message: 'is a link that leads back to itself', fix: 'delete the link' },
  ENAMETOOLONG: { message: 'has a name that is too long for the disk', fix: 'shorten it' },
  EMFILE: {
    message: 'is one file more than may be open at a time',
    fix: 'allow more with "ulimit -n 4096", and run it again',
  },
  EBUSY: { message: 'is in use by another program', fix: 'end that program, and run it again' },
}

/** How the bundler, which is not a part of Node, says what the system refused: the file, and the number of the error. */
const OF_THE_BUNDLER = /^Failed to \w+ \w+ (?:in|at) ([^\n]+)$.*?\(os error (\d+)\)/ms

/** The code and the file of what the system refused, as Node or the bundler says them. */
function refusal(error: Error): { code?: string | undefined; file?: string | undefined } {
  const [, bundled, number] = OF_THE_BUNDLER.exec(error.message) ?? []
  if (number !== undefined) {
    const known = Object.entries(constants.errno).find(([, each]) => each === Number(number))
    return { code: known?.[0], file: bundled }
  }
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string }
  return { code, file: dest ?? path }
}

/**
 * What the system refused, in one sentence with a fix.
 * @returns undefined for an error that is not the system's, or of a code that is not known here.
 */
export function systemFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, file } = refusal(error)
  const known = code !== undefined && Object.hasOwn(KNOWN, code) ? KNOWN[code] : undefined
  if (!known) return undefined
  const place = file ?? 'what was read or written last'
  return `${place}  ${known.message} (${code})\n    fix: ${known.fix}`
}
