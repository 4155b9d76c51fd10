import type { Page } from '@playwright/test'
import { hasItsFace } from '../faces.ts'
import { expect } from '../test.ts'
import { type View, viewOf } from './view.ts'

/** The widths of window a walk changes between. */
export const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const

export type WindowName = keyof typeof WINDOWS

/** Says what a fresh load of an address shows, in a window of a width. */
export type Model = (address: string, window: WindowName) => Promise<View>

/** A model that loads each address in a tab of its own, once. */
export function modelIn(tab: Page): Model {
  const known = new Map<string, View>()
  return async (address, window) => {
    const key = `${window} ${address}`
    const before = known.get(key)
    if (before) return before
    await tab.setViewportSize(WINDOWS[window])
    await expect
      .poll(async () => {
        // A fragment alone would not load anything, and a reload stands where the page stood before.
        await tab.goto('about:blank')
        await tab.goto(address)
        return hasItsFace(tab)
      })
      .toBe(true)
    const fresh = await viewOf(tab)
    known.set(key, fresh)
    return fresh
  }
}
