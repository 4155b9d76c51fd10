import { describe, expect, it } from 'vitest'
import { beyondLimits, storedAt, toStore } from './stored.ts'

const LIMITS = { entries: 3, bytes: 100, age: 1000 }
const NOW = 10_000

describe('what goes beyond the limits of a cache', () => {
  const gone = (...entries: [at: number, bytes: number][]) =>
    beyondLimits(
      entries.map(([at, bytes]) => ({ at, bytes })),
      LIMITS,
      NOW,
    ).map(({ at }) => at)

  it('is nothing within them', () => {
    expect(gone([9_500, 50], [9_400, 50])).toEqual([])
  })

  it('is what is too old, and what does not say how old it is', () => {
    expect(gone([9_500, 1], [8_999, 1], [0, 1])).toEqual([8_999, 0])
  })

  it('is what was stored first, when there are too many', () => {
    expect(gone([9_100, 1], [9_400, 1], [9_200, 1], [9_300, 1])).toEqual([9_100])
  })

  it('is what was stored first, when it is too much', () => {
    expect(gone([9_100, 10], [9_400, 60], [9_200, 50])).toEqual([9_200, 9_100])
    expect(gone([9_400, 101])).toEqual([9_400])
  })
})

describe('an answer as it is stored', () => {
  const stored = toStore(
    new Response('twelve bytes', {
      headers: {
        'content-type': 'text/html',
        'content-encoding': 'br',
        'content-length': '7',
        'content-security-policy': "default-src 'none'",
        vary: 'Accept',
      },
    }),
    Date.UTC(2026, 10, 24),
  )

  it('keeps its text, type and policy, and says when it was stored and how large it is', async () => {
    const { headers } = await stored
    expect(storedAt(await stored)).toBe(Date.UTC(2026, 10, 24))
    expect(headers.get('x-stored-bytes')).toBe('12')
    expect(headers.get('content-type')).toBe('text/html')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(await (await stored).clone().text()).toBe('twelve bytes')
  })

  it('is no longer compressed, nor one of several forms', async () => {
    const { headers } = await stored
    for (const name of ['content-encoding', 'content-length', 'vary'])
      expect(headers.has(name)).toBe(false)
  })

  it('says 0 when it does not say when', () => {
    expect(storedAt(new Response(''))).toBe(0)
  })
})
