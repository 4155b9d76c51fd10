/** What tests of tags and figures need. */
import { toHtml } from 'hast-util-to-html'
import type { ReactNode } from 'react'
import { renderWithIslands } from '#islands/render.tsx'
import { articleTree } from '#node/pages/article/fill-islands.ts'

export { initialValues, settle } from '#figure-kit/controls.ts'

/** A tag as a page shows it before it is finished, and the names of the islands in it. */
export function renderTag(tag: ReactNode): { html: string; islands: string[] } {
  const rendered = renderWithIslands(tag)
  return {
    html: toHtml(articleTree(rendered), { characterReferences: { useNamedReferences: true } }),
    islands: rendered.islands.map(({ name }) => name),
  }
}
