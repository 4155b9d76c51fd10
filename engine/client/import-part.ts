/** A script besides the app: its name without its ending, its digest, and which others of the list it begins with. */
type Part = readonly [name: string, digest: string, ...needs: readonly number[]]

/** Every script that the app may import, written into the app when it is bundled (`engine/node/bundle/checked-imports.ts`). */
declare const __PARTS__: readonly Part[]

const PARTS = __PARTS__

/** Where the scripts lie: beside the app. The bundler would take an address made of both in one place for a file of its own. */
const { url: APP_ADDRESS } = import.meta

/** Scripts that are known to be what was built, and those being looked at, by their place in the list. */
const checks = new Map<number, Promise<unknown>>()

/**
 * Fetches a script as a module that may only be what was built. Where an import takes the module that a link has fetched,
 * what was checked is what runs.
 * @throws Error when it did not come, or is not what was built.
 */
async function fetchChecked(href: string, integrity: string): Promise<void> {
  // WebKit does not hold such a link to its digest, and takes what an import asks for from the answers that it keeps.
  if (navigator.vendor.startsWith('Apple')) await (await fetch(href, { integrity })).text()
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) return
  await new Promise((resolve, reject) => {
    Object.assign(link, { rel: 'modulepreload', integrity, onload: resolve, onerror: reject, href })
    document.head.append(link)
  }).catch(() => {
    throw new Error(`${href} did not load, or is not what was built`)
  })
}

/** Checks a script once; one that failed is checked anew at the next call. */
function check(index: number): Promise<unknown> {
  const known = checks.get(index)
  if (known) return known
  const part = PARTS[index]
  if (!part) return Promise.reject(new Error('the app does not know this script'))
  const [name, digest, ...needs] = part
  const address = new URL(`./${name}.js`, APP_ADDRESS).href
  const checked = Promise.all([fetchChecked(address, `sha256-${digest}`), ...needs.map(check)])
  checks.set(index, checked)
  return checked.catch(error => {
    checks.delete(index)
    throw error
  })
}

/**
 * Imports a part of the site once it is known, with all that it imports itself, to be what was built. The bundler puts
 * this around each import on demand.
 * @param name the script's name, which the bundler adds.
 * @throws Error when a script did not come or is not what was built: none of it has run.
 */
export async function importPart<Module>(
  load: () => Promise<Module>,
  name?: string,
): Promise<Module> {
  await check(PARTS.findIndex(([known]) => known === name))
  return load()
}
