import type { CheckedSettings } from '#model/config/site.ts'
import { ownVersion } from '#model/versions.ts'
import type { SettingDiagnostic } from '../diagnostics/setting-position.ts'

/** Versions that cannot be told apart, and a list that lacks the version that is built. */
export function oddVersions(config: CheckedSettings, file: string): SettingDiagnostic[] {
  const { basePath, versions } = config
  const twice = versions.flatMap((version, index) =>
    (['label', 'basePath'] as const).flatMap(key => {
      const isRepeated = versions.findIndex(other => other[key] === version[key]) < index
      if (!isRepeated) return []
      return {
        file,
        path: ['versions', index, key],
        message: `field "versions[${index}].${key}": expected another one than that of an earlier version, found "${version[key]}"`,
        fix: 'give each version a label and a base path of its own',
      }
    }),
  )
  if (versions.length === 0 || ownVersion(config)) return twice
  const known = versions.map(version => `"${version.basePath}"`).join(', ')
  return [
    ...twice,
    {
      file,
      path: ['versions'],
      message: `field "versions": expected a version with the base path of this build, "${basePath}", found ${known}`,
      fix: 'add that version, or build one of these: its base path in the variable BASE_PATH',
    },
  ]
}
