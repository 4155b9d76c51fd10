import type { Root } from 'hast'
import { type Options, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { ArticleContent } from '#client/server.tsx'

/** The article of a page of Markdown alone as a component: what running its compiled module would give. */
export function plainContent(tree: Root): ArticleContent {
  return ({ components }) => {
    const createEvaluater: Options['createEvaluater'] = () => ({
      // Tags that directives become are all that has a name in such a page.
      evaluateExpression: expression =>
        expression.type === 'Identifier' ? components[expression.name] : undefined,
      evaluateProgram: () => undefined,
    })
    return toJsxRuntime(tree, { Fragment, jsx, jsxs, createEvaluater })
  }
}
