import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawings } from './blade.ts'

const read = (file: string) =>
  readFileSync(new URL(`../../site/public/images/blade/${file}`, import.meta.url), 'utf8')

it.each(Object.keys(drawings))('%s is drawn the same in both themes, but for its colors', name => {
  const withoutColors = (svg: string) => svg.replaceAll(/#[\da-f]{6}/g, '')
  const light = read(`${name}-light.svg`)
  const dark = read(`${name}-dark.svg`)
  expect(withoutColors(light)).toBe(withoutColors(dark))
  expect(light).not.toBe(dark)
  const palette = { ink: '', quiet: '', line: '', fill: '', mark: '' }
  expect(withoutColors(light)).toBe(drawings[name]?.(palette))
  expect(light).toContain('viewBox="0 0 480 280"')
})
