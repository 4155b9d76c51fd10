/**
 * Flag of V8: a search for what is not used each time a heap has grown by so many percent. Left alone, it grows ten times over
 * before it is searched.
 */
export const HEAP_GROWTH = '--heap-growing-percent=40'
