/**
 * Stands for the words of a site's language wherever no site is built: the bundler and the development server put those
 * in its place (`node/bundle/words-plugin.ts`).
 */
export { en as words } from './en.ts'
