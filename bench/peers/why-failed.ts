import { stripVTControlCharacters } from 'node:util'

/** Lines that say of an error what it is, where programs print more than one. */
const TELLING = /\berror\b|\bfailed\b|not found|\b[A-Z]\w*Error\b/i
/** What npm writes before each line. */
const MARK = /^npm (?:error|ERR!) ?(?:notarget )?/
const MOST_CHARACTERS = 200

/**
 * Why a program failed, in one line without addresses and paths of a machine, for the report.
 * @param printed all that it printed.
 */
export function whyFailed(printed: string): string {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  const ofNpm = lines.filter(line => MARK.test(line)).map(line => line.replace(MARK, ''))
  const code = ofNpm.find(line => line.startsWith('code '))?.replace('code ', '')
  const why = ofNpm.find(line => line !== '' && !/^(?:code|errno|syscall) /.test(line))
  const line = why ?? lines.find(each => TELLING.test(each)) ?? lines.at(-1) ?? 'it says nothing'
  const bare = line
    .replaceAll(/\w+:\/\/\S+/g, '')
    .replaceAll(/(?<![\w@.])\/(?:[\w@.-]+\/)+[\w@.-]*/g, '')
    .replaceAll('|', '/')
    .replaceAll(/\s+/g, ' ')
  return [code, bare].filter(Boolean).join(': ').slice(0, MOST_CHARACTERS).trim()
}
