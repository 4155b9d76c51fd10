import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SiteConfig, siteConfigSchema } from '#model/config/site.ts'
import { basePathOf } from '#model/routes.ts'
import { depthOf } from '#model/sidebar.ts'
import { SIDEBAR_MAX_DEPTH } from '#model/site-behavior.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { type SettingDiagnostic, withSettingLines } from '../diagnostics/setting-lines.ts'
import { isCodeTheme } from '../output/code-themes.ts'
import { schemaDiagnostics } from './schema-diagnostics.ts'

/** File of a site's settings. */
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
  return configOf(root, await importConfig(pathToFileURL(file).href), environment)
}

/**
 * Checks settings and fills in defaults.
 * @param written what the settings file exports
 * @throws BuildError that names each wrong field, its line where it can be found, what was expected and what came.
 */
export async function configOf(
  root: string,
  written: unknown,
  environment: Environment,
): Promise<SiteConfig> {
  const { config, diagnostics } = readSettings(written, environment)
  if (config) return config
  const [own, others] = [true, false].map(isOwn =>
    diagnostics.filter(diagnostic => (diagnostic.file === CONFIG_FILE) === isOwn),
  )
  throw new BuildError([...(await withSettingLines(root, own ?? [])), ...(others ?? [])])
}

async function importConfig(address: string): Promise<unknown> {
  try {
    const module: { default?: unknown } = await import(address)
    return module.default
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    const line = /site\.config\.ts(?:\?[^:\s]*)?:(\d+)/.exec(stack)?.[1]
    const diagnostic: Diagnostic = {
      file: CONFIG_FILE,
      line: line === undefined ? undefined : Number(line),
      message: `cannot be read: ${message.split('\n')[0]}`,
      fix: 'correct the file; it is a TypeScript module whose default export is the settings',
    }
    throw new BuildError([diagnostic])
  }
}

/** Checks settings and fills in defaults. @throws BuildError as {@link loadConfig} does, without lines. */
export function checkConfig(written: unknown, environment: Environment): SiteConfig {
  const { config, diagnostics } = readSettings(written, environment)
  if (!config) throw new BuildError(diagnostics)
  return config
}

function readSettings(
  written: unknown,
  environment: Environment,
): { config?: SiteConfig; diagnostics: SettingDiagnostic[] } {
  const input =
    typeof written === 'object' && written !== null
      ? { ...written, ...overrides(environment) }
      : written
  const result = siteConfigSchema.safeParse(input)
  if (!result.success) {
    const diagnostics = schemaDiagnostics(result.error, input).map(
      ({ path: keys, message, value }) => {
        const key = keys.findLast(part => typeof part === 'string')
        return { key, value, message, ...placeOf(keys[0], environment) }
      },
    )
    return { diagnostics }
  }
  const diagnostics = [...tooDeep(result.data), ...unknownThemes(result.data)]
  return diagnostics.length > 0 ? { diagnostics } : { config: result.data, diagnostics }
}

/** Where a field is set, and where it is described. */
function placeOf(
  field: PropertyKey | undefined,
  environment: Environment,
): Pick<Diagnostic, 'file' | 'fix'> {
  if (field === undefined)
    return { file: CONFIG_FILE, fix: 'write "export default defineSite({ … })"' }
  const variable = replacedBy(field, environment)
  if (variable) return { file: `environment variable ${variable}`, fix: 'correct or remove it' }
  const described =
    field === 'sidebar' ? 'sidebar.ts' : field === 'topNav' ? 'top-nav.ts' : 'site.ts'
  return { file: CONFIG_FILE, fix: `the fields are described in src/model/config/${described}` }
}

function tooDeep({ sidebar }: SiteConfig): SettingDiagnostic[] {
  return sidebar.flatMap(({ text, items = [] }, index) => {
    const depth = depthOf(items)
    if (depth <= SIDEBAR_MAX_DEPTH) return []
    return {
      file: CONFIG_FILE,
      message: `field "sidebar[${index}]" ("${text}"): expected at most ${SIDEBAR_MAX_DEPTH} levels of items, found ${depth}`,
      fix: 'move the deepest pages up a level',
    }
  })
}

function unknownThemes({ codeThemes }: SiteConfig): SettingDiagnostic[] {
  return Object.entries(codeThemes).flatMap(([key, value]) =>
    isCodeTheme(value)
      ? []
      : {
          file: CONFIG_FILE,
          key,
          value,
          message: `field "codeThemes.${key}": expected a theme of the highlighter, found "${value}"`,
          fix: 'choose one of the themes that Shiki bundles, such as "github-light"',
        },
  )
}

function overrides({ SITE_URL, BASE_PATH }: Environment) {
  return {
    ...(SITE_URL && { baseUrl: SITE_URL }),
    ...(BASE_PATH && { basePath: basePathOf(BASE_PATH) }),
  }
}

function replacedBy(
  field: PropertyKey | undefined,
  environment: Environment,
): keyof Environment | undefined {
  if (field === 'baseUrl' && environment.SITE_URL) return 'SITE_URL'
  if (field === 'basePath' && environment.BASE_PATH) return 'BASE_PATH'
  return undefined
}
