import { type Api, apiOf } from '#model/api/api.ts'
import type { Json, OpenApiDocument } from '#model/api/document.ts'
import { readYaml } from './read-yaml.ts'
import { resolveReferences } from './resolve-references.ts'

const loading = new Map<string, Promise<Api>>()

/** Whether a value is a definition: the build has checked what it published, but not what a proxy answers. */
function isDefinition(value: unknown): value is OpenApiDocument {
  return typeof value === 'object' && value !== null && 'openapi' in value && 'paths' in value
}

/** The definition in a file's text. @throws Error when there is none in it */
export function parseApi(file: string, text: string, keyVariable: string): Api {
  const document: Json = file.endsWith('.json') ? JSON.parse(text) : readYaml(text)
  const resolved: unknown = resolveReferences(document)
  if (!isDefinition(resolved)) throw new TypeError(`${file} holds no definition`)
  return apiOf({ file, source: file, keyVariable, document: resolved })
}

/** Where the page's download link leads; with the site's base path. */
function addressOf(file: string): string {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-definition="${file}"]`)
  return link?.href ?? `/${file}`
}

/** The path that the site lies under, with a slash at its end. */
export function basePathOf(file: string): string {
  return new URL('.', new URL(addressOf(file), location.href)).pathname
}

/**
 * Loads a definition from the site's root, once for all the forms of a page.
 * @throws Error when it cannot be had; the next call tries again
 */
export function loadApi(file: string, keyVariable: string): Promise<Api> {
  const known = loading.get(file)
  if (known) return known
  const load = async () => {
    const response = await fetch(addressOf(file))
    if (!response.ok) throw new Error(`${file} answered with ${response.status}`)
    return parseApi(file, await response.text(), keyVariable)
  }
  const promise = load()
  loading.set(file, promise)
  promise.catch(() => loading.delete(file))
  return promise
}
