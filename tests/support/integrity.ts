import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { digestOf } from '#engine/node/bundle/integrity.ts'

/** A digest as pages and the app name it. */
const DIGEST = '[A-Za-z0-9+/]{43}='

/** The scripts besides the app with their digests, and by their places the scripts that each begins with, as the app lists them. */
export function partsOf(app: string): { name: string; digest: string; needs: number[] }[] {
  const row = new RegExp(`\\["([\\w.-]+)","(${DIGEST})"((?:,\\d+)*)\\]`, 'g')
  return [...app.matchAll(row)].map(([, name = '', digest = '', needs = '']) => ({
    name,
    digest,
    needs: needs.split(',').slice(1).map(Number),
  }))
}

/** A page as if it were built without digests: what it names may be anything. */
export function pageWithoutDigests(html: string): string {
  return html.replace(/ integrity="[^"]*"/g, '').replace(/,"integrity":\{[^}]*\}/, '')
}

/** The app likewise: it holds scripts to nothing. */
export function appWithoutDigests(app: string): string {
  return app.replace(/`sha256-\$\{\w+\}`/, '``')
}

/** The digest of each script and style sheet of a site, by its place in the order in which they are named: the app last. */
async function assetDigests(folder: string): Promise<{ file: string; digest: string }[]> {
  const names = (await readdir(path.join(folder, 'assets'))).filter(name =>
    /\.(js|css)$/.test(name),
  )
  const isApp = (name: string) => Number(name.startsWith('client-'))
  return Promise.all(
    names
      .sort((one, other) => isApp(one) - isApp(other))
      .map(async name => {
        const file = path.join(folder, 'assets', name)
        return { file, digest: digestOf(await readFile(file)) }
      }),
  )
}

/** The digests of what pages hold that names assets, as the policy of the site names them: import map and style rules. */
const digestsWithin = (html: string) =>
  [...html.matchAll(/<(?:script type="importmap"|style\b[^>]*)>(.*?)<\/(?:script|style)>/gs)].map(
    ([, text = '']) => digestOf(text),
  )

/** Names anew, in the policy that the site is served with, what its pages hold. */
async function signPolicy(folder: string, changed: ReadonlyMap<string, string>): Promise<void> {
  const file = path.join(folder, '_headers')
  const text = await readFile(file, 'utf8')
  const signed = [...changed].reduce((found, [old, now]) => found.replaceAll(old, now), text)
  await writeFile(file, signed)
}

/**
 * Names anew, in the app, in pages and in the policy of the site, the digests of assets that were changed.
 * @param change writes into the folder of a site, and returns the name that an asset has afterwards.
 */
export async function withDigests(
  folder: string,
  change: () => Promise<(name: string) => string>,
): Promise<void> {
  const before = await assetDigests(folder)
  const pages = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.html'))
  const within = new Map<string, string[]>()
  for (const page of pages)
    within.set(page, digestsWithin(await readFile(path.join(folder, page), 'utf8')))
  const renamed = await change()
  const changed: (readonly [string, string])[] = []
  const signed = (text: string) =>
    changed.reduce((found, [old, now]) => found.replaceAll(old, now), text)
  for (const { file, digest } of before) {
    const now = path.join(path.dirname(file), renamed(path.basename(file)))
    const text = signed(await readFile(now, 'utf8'))
    await writeFile(now, text)
    changed.push([digest, digestOf(text)])
  }
  const changedWithin = new Map<string, string>()
  for (const page of pages) {
    const file = path.join(folder, page)
    const text = signed(await readFile(file, 'utf8'))
    await writeFile(file, text)
    const now = digestsWithin(text)
    for (const [index, old] of (within.get(page) ?? []).entries())
      changedWithin.set(old, now[index] ?? '')
  }
  await signPolicy(folder, changedWithin)
}
