/** How numbers and months are written, the same on every page. Runs in Node and in the browser. */
export * from '#model/format.ts'
