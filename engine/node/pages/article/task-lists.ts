import type { Root } from 'hast'
import type { Words } from '#words/en.ts'
import { visitStatic } from './tree.ts'

/** Gives the boxes of task lists a name, so that a screen reader says what they show. */
export function nameTasks(tree: Root, words: Words): void {
  visitStatic(tree, ({ tagName, properties }) => {
    if (tagName !== 'input' || properties.type !== 'checkbox') return
    properties.ariaLabel ??= properties.checked ? words.done : words.toDo
  })
}
