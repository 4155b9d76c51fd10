import { api } from './de/api.ts'
import { articles } from './de/articles.ts'
import { figures } from './de/figures.ts'
import { frame } from './de/frame.ts'
import type { Words } from './en.ts'

/** The words of the interface in German. */
export const de: Words = { ...frame, ...articles, ...figures, ...api }
