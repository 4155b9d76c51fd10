/** What only a build needs. Runs in Node, never in the browser. */
export { dereference } from '../node/api-definitions/dereference.ts'
