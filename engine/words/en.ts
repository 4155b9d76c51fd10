import { api } from './en/api.ts'
import { articles } from './en/articles.ts'
import { figures } from './en/figures.ts'
import { frame } from './en/frame.ts'

/**
 * The words of the interface in English, by what they are for. Other languages have the same fields. A text that begins
 * with a space follows another one in its line. The bundler writes each field into the scripts by itself, so that a
 * function uses nothing but what it is given (`engine/node/bundle/words-plugin.ts`).
 */
export const en = { ...frame, ...articles, ...figures, ...api }

/** The words of the interface in one language. */
export type Words = typeof en
