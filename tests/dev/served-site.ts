import { afterAll, vi } from 'vitest'
import { type DevSite, devSite } from './dev-site.ts'

/** Serves a site of these files to the tests of a file, which take as long as they take. */
export async function servedSite(files: Readonly<Record<string, string>>): Promise<DevSite> {
  vi.setConfig({ testTimeout: 0, hookTimeout: 0 })
  const site = await devSite(files)
  afterAll(() => site.close())
  return site
}
