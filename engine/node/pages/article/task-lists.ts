import type { Root } from 'hast'
import { visitStatic } from './tree.ts'

/** Gives the boxes of task lists a name, so that a screen reader says what they show. */
export function nameTasks(tree: Root): void {
  visitStatic(tree, ({ tagName, properties }) => {
    if (tagName !== 'input' || properties.type !== 'checkbox') return
    properties.ariaLabel ??= properties.checked ? 'Done' : 'To do'
  })
}
