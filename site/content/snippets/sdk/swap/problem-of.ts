import { z } from 'zod'

const problemSchema = z.object({
  code: z.string(),
  status: z.number(),
  /** The text is in one of these two, depending on the error. */
  detail: z.string().optional(),
  details: z.string().optional(),
})

/** The problem detail inside what getQuote or getSwap threw; undefined if there is none. */
export function problemOf(error: unknown): z.infer<typeof problemSchema> | undefined {
  if (!(error instanceof Error)) return undefined
  const body = /^Failed to fetch (?:quote|swap): (.*)$/s.exec(error.message)?.[1]
  try {
    return problemSchema.safeParse(JSON.parse(body ?? '')).data
  } catch {
    return undefined
  }
}
