import path from 'node:path'
import type { Environment } from '#engine/node/config/load-config.ts'
import { PROJECT_ROOT, SITE_ROOT } from '../folders.ts'

/** A site that the tests build and visit. */
export interface TestSite {
  /** Folder of its sources. */
  root: string
  /** Folder it is built into. */
  folder: string
  environment: Environment
  /** Whether the pages of the component gallery are built, too. */
  gallery?: boolean
}

/** Names of the sites: this one, the same under a base path, a tiny one with a banner, the example of a second site, and this one with its component gallery. */
export type SiteName = 'root' | 'docs' | 'banner' | 'minimal' | 'gallery'

/** Path that the site `docs` is built for. */
export const BASE_PATH = '/docs/'

const built = (name: SiteName) => path.join(PROJECT_ROOT, '.cache/test/sites', name)

/** The sites by name. */
export const sites: Readonly<Record<SiteName, TestSite>> = {
  root: { root: SITE_ROOT, folder: built('root'), environment: {} },
  docs: { root: SITE_ROOT, folder: built('docs'), environment: { BASE_PATH } },
  banner: {
    root: path.join(PROJECT_ROOT, 'tests/support/sites/banner'),
    folder: built('banner'),
    environment: {},
  },
  minimal: {
    root: path.join(PROJECT_ROOT, 'examples/minimal'),
    folder: built('minimal'),
    environment: {},
  },
  gallery: { root: SITE_ROOT, folder: built('gallery'), environment: {}, gallery: true },
}

/** Whether a word is the name of a test site. */
export function isSiteName(name: string | undefined): name is SiteName {
  return name !== undefined && Object.hasOwn(sites, name)
}
