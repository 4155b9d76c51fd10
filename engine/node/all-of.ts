import { BuildError } from './diagnostics/build-error.ts'

/**
 * Waits for several steps, all of them, so that the diagnostics of all can be fixed together.
 * @throws BuildError with the diagnostics of every step that failed; any other error as it is.
 */
export async function allOf<const Steps extends readonly Promise<unknown>[]>(
  ...steps: Steps
): Promise<{ -readonly [Key in keyof Steps]: Awaited<Steps[Key]> }> {
  const settled = await Promise.allSettled(steps)
  const errors: unknown[] = settled.flatMap(step =>
    step.status === 'rejected' ? [step.reason] : [],
  )
  const diagnostics = errors.flatMap(error => {
    if (error instanceof BuildError) return error.diagnostics
    throw error
  })
  if (diagnostics.length > 0) throw new BuildError(diagnostics)
  return Promise.all(steps)
}
