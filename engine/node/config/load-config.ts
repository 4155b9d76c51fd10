import { existsSync } from 'node:fs'
import path from 'node:path'
import { type CheckedSettings, type SiteConfig, siteConfigSchema } from '#model/config/site.ts'
import { basePathOf } from '#model/routes.ts'
import { fieldName, schemaDiagnostics } from '#model/schema-diagnostics.ts'
import { depthOf } from '#model/sidebar.ts'
import { SIDEBAR_MAX_DEPTH } from '#model/site-behavior.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { oddValues } from '../diagnostics/odd-values.ts'
import { type SettingDiagnostic, withPositions } from '../diagnostics/setting-position.ts'
import { isCodeTheme } from '../output/code-themes.ts'
import { importSiteModule } from './import-site-module.ts'
import { missingWords } from './missing-words.ts'
import { oddVersions } from './odd-versions.ts'
import { drawnSocials, unknownIcons } from './social-icons.ts'

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
  if (!existsSync(path.join(root, CONFIG_FILE))) {
    throw new BuildError([
      {
        file: CONFIG_FILE,
        message: 'is missing',
        fix: `add ${CONFIG_FILE} with a title, a description and a base URL`,
      },
    ])
  }
  const { default: written } = await importSiteModule(
    root,
    CONFIG_FILE,
    'correct the file; it is a TypeScript module whose default export is the settings',
  )
  return configOf(root, written, environment)
}

/**
 * Checks settings and fills in defaults.
 * @param written what the settings file exports
 * @throws BuildError that names each wrong field, its line, what was expected and what came.
 */
export function configOf(root: string, written: unknown, environment: Environment): SiteConfig {
  const { config, diagnostics } = readSettings(written, environment)
  if (config) return config
  throw new BuildError(withPositions(root, CONFIG_FILE, diagnostics))
}

/** Settings with defaults filled in, or what is wrong with them, before the place of a field is known. */
export function readSettings(
  written: unknown,
  environment: Environment,
): { config?: SiteConfig; diagnostics: SettingDiagnostic[] } {
  const input =
    typeof written === 'object' && written !== null
      ? { ...written, ...overrides(environment) }
      : written
  const result = siteConfigSchema.safeParse(input)
  if (!result.success) {
    const diagnostics = schemaDiagnostics(result.error, input).map(({ path: keys, message }) => ({
      path: keys,
      message,
      ...placeOf(keys[0], environment),
    }))
    return { diagnostics }
  }
  const { data } = result
  const diagnostics = [
    ...tooDeep(data),
    ...missingWords(data, CONFIG_FILE),
    ...unknownThemes(data),
    ...oddVersions(data, CONFIG_FILE),
    ...unknownIcons(data).map(unknown => ({ file: CONFIG_FILE, ...unknown })),
    ...oddValues(data).map(({ path: keys, message, fix }) => ({
      file: CONFIG_FILE,
      path: keys,
      message: `field "${fieldName(keys)}" ${message}`,
      fix,
    })),
  ]
  if (diagnostics.length > 0) return { diagnostics }
  return { config: { ...data, socials: drawnSocials(data) }, diagnostics }
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
  return { file: CONFIG_FILE, fix: `the fields are described in engine/model/config/${described}` }
}

function tooDeep({ sidebar }: CheckedSettings): SettingDiagnostic[] {
  return sidebar.flatMap(({ text, items = [] }, index) => {
    const depth = depthOf(items)
    if (depth <= SIDEBAR_MAX_DEPTH) return []
    return {
      file: CONFIG_FILE,
      path: ['sidebar', index],
      message: `field "sidebar[${index}]" ("${text}"): expected at most ${SIDEBAR_MAX_DEPTH} levels of items, found ${depth}`,
      fix: 'move the deepest pages up a level',
    }
  })
}

function unknownThemes({ codeThemes }: CheckedSettings): SettingDiagnostic[] {
  return Object.entries(codeThemes).flatMap(([key, value]) =>
    isCodeTheme(value)
      ? []
      : {
          file: CONFIG_FILE,
          path: ['codeThemes', key],
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
