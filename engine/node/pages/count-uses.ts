import { createElement, type ReactNode } from 'react'
import type { ArticleContent } from '#client/server.tsx'

/**
 * A page that counts how often it draws one of its tags, to tell which use of the tag fails.
 * @param name of the tag.
 */
export function countUses(
  Content: ArticleContent,
  name: string,
): { Content: ArticleContent; count: () => number } {
  let uses = 0
  return {
    count: () => uses,
    Content: ({ components }) => {
      const tag: unknown = Reflect.get(components, name)
      if (typeof tag !== 'function') return createElement(Content, { components })
      const counted = (props: object): ReactNode => {
        uses += 1
        return Reflect.apply(tag, undefined, [props])
      }
      return createElement(Content, { components: { ...components, [name]: counted } })
    },
  }
}
