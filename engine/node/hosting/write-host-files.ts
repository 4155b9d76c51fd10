import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { OpenApiDocument } from '#model/api/document.ts'
import type { SiteConfig } from '#model/config/site.ts'
import { normalizePath } from '#model/routes.ts'
import { twinFileOf } from '#model/twin.ts'
import { NOT_FOUND_NAME } from '../pages/collect/fallback-paths.ts'
import { slashed } from '../paths.ts'
import { caddySnippet } from './caddy.ts'
import { nginxSnippet } from './nginx.ts'
import { type PageSources, pageSources } from './page-sources.ts'
import { type HostedSite, securityHeaders } from './response-headers.ts'
import { securityPolicy } from './security-policy.ts'
import { headersFile, redirectsFile } from './static-hosts.ts'

/**
 * What a policy has to allow in a site's folder, each once: pages have much the same. Drawings count: a browser may open one
 * as a page.
 */
async function readSources(folder: string): Promise<PageSources> {
  const files = await Array.fromAsync(glob('**/*.{html,svg}', { cwd: folder }))
  const kinds = ['scripts', 'styles', 'styleOrigins', 'imageOrigins'] as const
  const sources: PageSources = { scripts: [], styles: [], styleOrigins: [], imageOrigins: [] }
  for (const file of files.sort()) {
    const found = pageSources(await readFile(path.join(folder, file), 'utf8'))
    for (const kind of kinds) sources[kind] = [...new Set([...sources[kind], ...found[kind]])]
  }
  return sources
}

/** Folders with a page for unknown paths, from the site's root, the deepest first. */
async function notFoundFoldersOf(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(`**/${NOT_FOUND_NAME}.html`, { cwd: folder }))
  return files
    .map(file => slashed(path.dirname(`/${file}`)).replace(/\/$/, ''))
    .sort((one, other) => other.length - one.length || (one < other ? -1 : 1))
}

/** Site path of the Markdown of a page that an address leads to; undefined where a site has none. */
function twinIn(folder: string, address: string): string | undefined {
  const name = twinFileOf(normalizePath(address))
  return existsSync(path.join(folder, name)) ? `/${name}` : undefined
}

/**
 * Writes what hosts read into the folder of a built site: `_headers` and `_redirects` for hosts that publish a folder, and
 * in `_hosting` what nginx and Caddy include.
 * @param folder holds the site's other files.
 * @param definitions API definitions whose forms send requests.
 * @returns the content security policy.
 */
export async function writeHostFiles(
  folder: string,
  config: Pick<SiteConfig, 'baseUrl' | 'basePath' | 'redirects' | 'offline'>,
  definitions: readonly Pick<OpenApiDocument, 'servers'>[],
): Promise<string> {
  const { baseUrl, basePath, redirects, offline } = config
  const policy = securityPolicy([await readSources(folder)], definitions, offline)
  const site: HostedSite = {
    basePath,
    notFoundFolders: await notFoundFoldersOf(folder),
    headers: securityHeaders(policy, baseUrl.startsWith('https:')),
    redirects: redirects.map(({ from, to }) => ({ from, to, twin: twinIn(folder, to) })),
  }
  const files = {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '_hosting/nginx.conf': nginxSnippet(site),
    '_hosting/Caddyfile': caddySnippet(site),
  }
  await mkdir(path.join(folder, '_hosting'))
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
  return policy
}
