import { readdir, readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { digestOf } from '../cache/hash.ts'

/** The earliest time that a file is given: the start of the year 2000, in seconds since 1970. */
const EARLIEST_S = 946_684_800
/** How many times there are: the latest lies in January 2017, in the past wherever a clock is right. */
const TIMES = 2 ** 29

/** The time of a file, in seconds since 1970, that its content alone decides. */
function timeOf(content: Uint8Array): number {
  return EARLIEST_S + (digestOf(content).readUInt32BE() % TIMES)
}

/**
 * Gives each file of a folder a time that is made of its content. Servers make the ETag of a file of its time and its size:
 * so the same content has the same ETag in every build, on every machine, and other content of the same size has another,
 * but for one in half a thousand million. What compares files by time and size before it copies them is exact, too.
 */
export async function setContentTimes(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(each => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const time = timeOf(await readFile(file))
    await utimes(file, time, time)
  }
}
