import { expect, it } from 'vitest'
import { fewAtATime } from './few-at-a-time.ts'

it('does what is asked with every item, in their order, and with no more than a few at once', async () => {
  const begun: number[] = []
  let running = 0
  let most = 0
  await fewAtATime([1, 2, 3, 4, 5, 6, 7], 3, async item => {
    begun.push(item)
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
  })
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

it('throws what the first throws that fails', async () => {
  const failing = fewAtATime([1, 2], 1, item => Promise.reject(new Error(`item ${item}`)))
  await expect(failing).rejects.toThrow('item 1')
})
