import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { BuildError } from '../diagnostics/build-error.ts'
import { pathBelow } from '../paths.ts'
import { CONFIG_FILE } from './load-config.ts'

/** What a folder has to hold to be a site. */
const NEEDED = [CONFIG_FILE, 'content']

/** An absolute path without symbolic links, so that the bundler and Node name a site's modules alike. */
function realPath(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : path.resolve(folder)
}

/**
 * The folder of a site, absolute.
 * @param root as it was asked for, relative to the folder the command runs in.
 * @throws BuildError when there is no such folder, or it holds no site.
 */
export function siteFolder(root: string): string {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw refusal(root, 'is no folder', `name one that holds ${NEEDED.join(' and ')}: --root DIR`)
  const missing = NEEDED.filter(name => !existsSync(path.join(root, name)))
  if (missing.length > 0)
    throw refusal(
      root,
      `holds no site: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`,
      'add what is missing, or name another folder: --root DIR',
    )
  return realPath(root)
}

/** Whether a path is a folder or lies in it. */
function isWithin(folder: string, file: string): boolean {
  return pathBelow(folder, file) !== undefined
}

/**
 * The folder a site is written to, absolute.
 * @param root folder of the site, as {@link siteFolder} gives it
 * @param out as it was asked for, relative to the folder the command runs in.
 * @throws BuildError when emptying it would take sources of the site away.
 */
export function outputFolder(root: string, out: string): string {
  const folder = realPath(out)
  const sources = ['content', 'public'].map(name => path.join(root, name))
  if (isWithin(folder, root) || sources.some(source => isWithin(source, folder)))
    throw refusal(
      out,
      'is emptied before the site is written to it, and it holds sources of the site',
      'name another folder: --out DIR',
    )
  return folder
}

function refusal(file: string, message: string, fix: string): BuildError {
  return new BuildError([{ file, message, fix }])
}
