import { expect, it, vi } from 'vitest'
import { takeTurns } from './turns.ts'

/** A task that notes when it begins and ends, and ends when it is told to. */
function task(log: string[], name: string) {
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  const run = async () => {
    log.push(`${name} begins`)
    await ended
    log.push(`${name} ends`)
  }
  return { run, end }
}

it('runs renderings side by side, and an edit between those before it and those after', async () => {
  const log: string[] = []
  const turns = takeTurns()
  const [a, b, edit, c] = ['a', 'b', 'edit', 'c'].map(name => task(log, name))
  if (!a || !b || !edit || !c) throw new Error('a task is missing')
  const before = [turns.render(a.run), turns.render(b.run)]
  await vi.waitUntil(() => log.length === 2)
  const all = [...before, turns.edit(edit.run), turns.render(c.run)]
  a.end()
  edit.end()
  c.end()
  b.end()
  await Promise.all(all)
  expect(log).toHaveLength(8)
  expect(log.indexOf('b begins')).toBeLessThan(log.indexOf('a ends'))
  expect(log.indexOf('edit begins')).toBeGreaterThan(log.indexOf('b ends'))
  expect(log.indexOf('c begins')).toBeGreaterThan(log.indexOf('edit ends'))
})

it('takes in one edit after the other', async () => {
  const log: string[] = []
  const turns = takeTurns()
  const [first, second] = ['first', 'second'].map(name => task(log, name))
  if (!first || !second) throw new Error('a task is missing')
  const all = [turns.edit(first.run), turns.edit(second.run)]
  second.end()
  first.end()
  await Promise.all(all)
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('goes on after what fails', async () => {
  const turns = takeTurns()
  const failing = async () => {
    throw new Error('broken')
  }
  await expect(turns.edit(failing)).rejects.toThrow('broken')
  await expect(turns.render(failing)).rejects.toThrow('broken')
  await turns.edit(async () => {})
  expect(await turns.render(async () => 'rendered')).toBe('rendered')
})
