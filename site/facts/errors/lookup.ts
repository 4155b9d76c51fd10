import type { ApiError } from './api-error.ts'
import { apiErrors, type ErrorSlug } from './catalog.ts'

/**
 * Where an error's `type` points. It is part of the API's answers, so it stays the same wherever
 * this site is served from.
 */
const TYPE_URI_BASE = 'https://docs.sushi.com/api/errors/'

/**
 * The value of `type` in an error's body.
 * @param slug a documented error
 */
export function errorTypeUri(slug: ErrorSlug): string {
  return `${TYPE_URI_BASE}${slug}`
}

/**
 * The path of an error's page on this site.
 * @param slug a documented error
 */
export function errorPath(slug: ErrorSlug): `/${string}` {
  return `/api/errors/${slug}`
}

/**
 * The error whose page and type URI end in a slug.
 * @param slug for example "validation"
 * @throws RangeError when the catalog has no such error; the message lists the slugs
 */
export function errorBySlug(slug: string): ApiError & { readonly slug: ErrorSlug } {
  const found = apiErrors.find(error => error.slug === slug)
  if (!found) {
    const known = apiErrors.map(error => error.slug).join(', ')
    throw new RangeError(`There is no API error "${slug}". Expected one of: ${known}`)
  }
  return found
}

/**
 * The errors that answer with an HTTP status, in the order of the catalog.
 * @param status an HTTP status, for example 422
 * @returns an empty list when no documented error has the status
 */
export function errorsByStatus(status: number): readonly ApiError[] {
  return apiErrors.filter(error => error.status === status)
}
