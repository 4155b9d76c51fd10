/**
 * The rules of every component an article or the frame may show. The classes are exported because the
 * bundler drops the rules of classes that nobody takes.
 */
export const classes = import.meta.glob(['../{ui,chrome,prose,api-viewer,figure-kit}/**/*.css'], {
  eager: true,
})
