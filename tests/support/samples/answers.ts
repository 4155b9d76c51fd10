import { API_KEY_PARAMETER } from '#site/facts/api/host.ts'
import { exampleAnswer, type FakeAnswer } from '#site/samples/fake-api.ts'

/** An account that nobody holds the key of. */
export const ACCOUNT = `0x${'11'.repeat(20)}` as const

/** The example answer to a trade that is asked for, with another status, whatever the key. */
export const withStatus =
  (status: string) =>
  (url: URL): FakeAnswer => {
    // One sample sends a key that is refused, on purpose.
    url.searchParams.delete(API_KEY_PARAMETER)
    const { body } = exampleAnswer(url)
    return { status: 200, body: { ...(body as object), status } }
  }
