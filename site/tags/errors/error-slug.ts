import { z } from 'zod'
import { apiErrors } from '#facts/errors/catalog.ts'

/** Slug of a documented error, such as "validation". */
export const errorSlug = z.enum(apiErrors.map(({ slug }) => slug))
