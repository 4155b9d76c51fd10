import { type ElementType, Fragment, type FunctionComponent, type Key } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'

/*
 * Stands for React's development runtime in a page that is rendered again because it failed: MDX hands it the place
 * of every element, and it notes which element was begun last.
 */

export { Fragment }

/** An element that an author wrote in a page. */
export interface WrittenElement {
  type: unknown
  line: number
}

let last: WrittenElement | undefined

/** The element of the page whose rendering was begun last; undefined before the first. */
export function lastElement(): WrittenElement | undefined {
  return last
}

/** Forgets the elements of the page before. */
export function forgetElements(): void {
  last = undefined
}

interface Place {
  lineNumber?: number
}

/** Whether an element's type is a component that is called, rather than HTML or a class. */
function isFunction(type: ElementType): type is FunctionComponent<object> {
  return typeof type === 'function' && !('isReactComponent' in Object(type.prototype))
}

/** Creates an element that notes its place when it is rendered. */
export function jsxDEV(
  type: ElementType,
  props: Parameters<typeof jsx>[1],
  key: Key | undefined,
  isStatic: boolean,
  place: Place | undefined,
): ReturnType<typeof jsx> {
  const create = isStatic ? jsxs : jsx
  const line = place?.lineNumber
  if (!isFunction(type) || line === undefined) return create(type, props, key)
  const noting: FunctionComponent<object> = given => {
    last = { type, line }
    return type(given)
  }
  // What a tag has besides being a function goes along: `Tabs` recognizes its tabs by it.
  return create(Object.assign(noting, type), props, key)
}
