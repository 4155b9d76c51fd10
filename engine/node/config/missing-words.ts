import type { CheckedSettings } from '#model/config/site.ts'
import { languageNames } from '#words/languages.ts'
import type { SettingDiagnostic } from '../diagnostics/setting-position.ts'

/** A language whose words the engine does not have. */
export function missingWords({ language }: CheckedSettings, file: string): SettingDiagnostic[] {
  if (languageNames.includes(language)) return []
  const known = languageNames.map(name => `"${name}"`).join(' or ')
  return [
    {
      file,
      path: ['language'],
      message: `field "language": expected ${known}, found "${language}"`,
      fix: 'choose one of these, or add the words of the language in engine/words/, beside de.ts',
    },
  ]
}
