declare module 'temml' {
  interface Options {
    displayMode?: boolean
    throwOnError?: boolean
    annotate?: boolean
  }
  const temml: { renderToString(formula: string, options?: Options): string }
  export default temml
}
