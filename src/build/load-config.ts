import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SiteConfig, siteConfigSchema } from '#model/config/site.ts'
import { depthOf } from '#model/sidebar.ts'
import { SIDEBAR_MAX_DEPTH } from '#model/site-behaviour.ts'
import { BuildError } from './build-error.ts'
import { fieldMistakes } from './zod-mistakes.ts'

/** Name of the file that holds a site's settings. */
export const CONFIG_FILE = 'site.config.ts'

/** Settings from the environment, which replace those of the file. */
export interface Environment {
  /** Where the site is published, without a path. */
  SITE_URL?: string | undefined
  /** Path the site is served under. */
  BASE_PATH?: string | undefined
}

/**
 * Reads and checks `site.config.ts`.
 * @throws BuildError that names each wrong field, what was expected and what came.
 */
export async function loadConfig(root: string, environment: Environment): Promise<SiteConfig> {
  const file = path.join(root, CONFIG_FILE)
  if (!existsSync(file)) {
    throw new BuildError([
      {
        file: CONFIG_FILE,
        message: 'is missing',
        fix: `add ${CONFIG_FILE} with a title, a description and a base URL`,
      },
    ])
  }
  const module: { default?: unknown } = await import(pathToFileURL(file).href)
  return checkConfig(module.default, environment)
}

/** Checks settings and fills in defaults. @throws BuildError as {@link loadConfig} does. */
export function checkConfig(written: unknown, environment: Environment): SiteConfig {
  const input =
    typeof written === 'object' && written !== null
      ? { ...written, ...overrides(environment) }
      : written
  const result = siteConfigSchema.safeParse(input)
  if (!result.success) {
    throw new BuildError(
      fieldMistakes(result.error, input).map(({ path: [first], message }) => ({
        file: replacedBy(first, environment) ?? CONFIG_FILE,
        message,
        fix: 'each field is described in src/model/config/',
      })),
    )
  }
  const depth = Math.max(0, ...result.data.sidebar.map(area => depthOf(area.items ?? [])))
  if (depth > SIDEBAR_MAX_DEPTH) {
    throw new BuildError([
      {
        file: CONFIG_FILE,
        message: `field "sidebar": expected at most ${SIDEBAR_MAX_DEPTH} levels, found ${depth}`,
        fix: 'move the deepest pages up a level',
      },
    ])
  }
  return result.data
}

function overrides({ SITE_URL, BASE_PATH }: Environment) {
  return {
    ...(SITE_URL && { baseUrl: SITE_URL.replace(/\/+$/, '') }),
    ...(BASE_PATH && { basePath: `/${BASE_PATH.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/') }),
  }
}

function replacedBy(field: PropertyKey | undefined, environment: Environment): string | undefined {
  if (field === 'baseUrl' && environment.SITE_URL) return 'environment variable SITE_URL'
  if (field === 'basePath' && environment.BASE_PATH) return 'environment variable BASE_PATH'
  return undefined
}
