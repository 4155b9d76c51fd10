/**
 * Package by whose name a page that is compiled for finding where it fails imports what makes its elements. There is
 * no such package: `article/locating-runtime.ts` stands for its module.
 */
export const LOCATING_PACKAGE = 'locating'

/** The module of that package, by the name that the compiler gives it. */
export const LOCATING_MODULE = `${LOCATING_PACKAGE}/jsx-dev-runtime`
