import type { Root } from 'hast'
import { type Options, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { ArticleContent } from '#client/server.tsx'

/** The article of a page of Markdown alone as a component: what running its compiled module would give. */
export function plainContent(tree: Root): ArticleContent {
  return ({ components }) => {
    const createEvaluater: Options['createEvaluater'] = () => ({
      // Tags that directives become are all that has a name in such a page.
      evaluateExpression(expression) {
        if (expression.type !== 'Identifier') return refuse(expression.type)
        return components[expression.name]
      },
      evaluateProgram: ({ type }) => refuse(type),
    })
    return toJsxRuntime(tree, { Fragment, jsx, jsxs, createEvaluater })
  }
}

function refuse(type: string): never {
  throw new Error(`a page of Markdown alone holds a script: ${type}`)
}
