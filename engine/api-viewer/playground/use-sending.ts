import { useEffect, useState } from 'react'
import type { BuiltRequest } from '#model/api/request.ts'
import type { Answer } from './answer.ts'
import { send } from './send.ts'

/** A request under way, and what came of the last one. */
export interface Sending {
  readonly isSending: boolean
  readonly answer: Answer | undefined
  /** Shows an answer, or takes away the one that is shown. */
  readonly show: (answer: Answer | undefined) => void
  /**
   * Sends a request in place of the one before; resolves when the answer has come, just before it is shown.
   * @param onEnd called before the form changes
   */
  readonly start: (request: BuiltRequest, apiKey: string, onEnd: () => void) => Promise<void>
  readonly cancel: () => void
}

/** Sends requests, one at a time. */
export function useSending(): Sending {
  const [answer, show] = useState<Answer>()
  const [controller, setController] = useState<AbortController>()
  // An answer that nobody waits for any more is given up.
  useEffect(() => () => controller?.abort(), [controller])
  return {
    isSending: controller !== undefined,
    answer,
    show,
    start: async (request, apiKey, onEnd) => {
      const started = new AbortController()
      setController(started)
      show(undefined)
      const came = await send(request, apiKey, started.signal)
      onEnd()
      show(came)
      setController(undefined)
    },
    cancel: () => controller?.abort(),
  }
}
