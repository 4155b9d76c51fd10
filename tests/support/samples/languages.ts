import { sampleLanguages } from '#engine/api-viewer/request/samples.ts'
import type { BuiltRequest } from '#engine/model/api/request.ts'
import { requestLanguages } from '#site/extensions.ts'

/** How a request is written in a language of this site. @throws Error when there is none of this name */
export function writerIn(language: string): (request: BuiltRequest) => string {
  const found = sampleLanguages(requestLanguages).find(({ id }) => id === language)
  if (!found) throw new Error(`no request is written in ${language}`)
  return found.write
}
