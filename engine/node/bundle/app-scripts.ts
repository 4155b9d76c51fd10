import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '#model/site.ts'
import { hashOf } from '../cache/hash.ts'
import { digestOf } from './integrity.ts'

/** Where the app takes the settings of its site (`engine/client/site.ts`): the bundler leaves the name of what nobody declares. */
const PLACE = /\b__SITE__\b/g

/** Letters of the hash that a script's name ends with. */
const HASH_LENGTH = 8

/** A script as a site has it. */
export interface Script {
  /** Its name, with its ending. */
  name: string
  text: string
}

/** The app, and what it imports on demand. */
export interface AppScripts {
  app: Script
  others: Script[]
}

/**
 * Puts the settings of a site into the app. So what is bundled is the same for all sites of the same components, and other
 * settings bundle nothing anew. Each script gets another name: the app holds other settings, and all others name the app.
 * @param folder where the scripts lie.
 * @param app name of the app's own.
 * @throws Error when the app does not ask for the settings once, or another script does.
 */
export async function appScripts(folder: string, app: string, site: Site): Promise<AppScripts> {
  const names = (await readdir(folder)).filter(name => path.extname(name) === '.js')
  const settings = JSON.stringify(site)
  const stems = names.map(name => {
    const stem = path.parse(name).name
    const hash = hashOf(stem, settings).slice(0, HASH_LENGTH)
    return [stem, stem.slice(0, -HASH_LENGTH) + hash] as const
  })
  const renamed = (text: string) =>
    stems.reduce((whole, [stem, instead]) => whole.replaceAll(stem, instead), text)
  const digests: [bundled: string, now: string][] = []
  let whole = ''
  const others: Script[] = []
  for (const name of names) {
    const bundled = await readFile(path.join(folder, name), 'utf8')
    const text = renamed(bundled)
    const places = bundled.match(PLACE)?.length ?? 0
    if (places !== (name === app ? 1 : 0))
      throw new Error(`${name} asks for the settings of the site in ${places} places`)
    if (name === app) whole = text
    else {
      others.push({ name: renamed(name), text })
      digests.push([digestOf(bundled), digestOf(text)])
    }
  }
  const text = digests
    .reduce((held, [bundled, now]) => held.replaceAll(bundled, now), whole)
    .replace(PLACE, () => settings)
  return { app: { name: renamed(app), text }, others }
}
