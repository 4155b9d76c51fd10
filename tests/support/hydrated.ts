/** What React keeps of an element it takes over. */
interface Root {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/**
 * Whether React has taken over all of some elements, of which there is one at least. It marks an element first, and then
 * renders in pieces: what a test changes in between would be a fault of the markup. It runs in the page.
 * @param which the elements, or a selector that finds them.
 */
export function areHydrated(which: string | readonly Element[]): boolean {
  const elements = typeof which === 'string' ? [...document.querySelectorAll(which)] : which
  const isHydrated = (element: Element) => {
    const mark = Object.keys(element).find(key => key.startsWith('__reactContainer'))
    if (!mark) return false
    const root: Root = Reflect.get(element, mark)
    return !root.stateNode.current.memoizedState.isDehydrated
  }
  return elements.length > 0 && elements.every(isHydrated)
}
