/**
 * The rules of every component that any page may show; what only some show is in parts of their own. The classes are
 * exported because the bundler drops the rules of classes that nobody takes.
 */
export const classes = import.meta.glob(
  [
    '../{ui,chrome,prose}/**/*.css',
    '!../chrome/banner/**',
    '!../chrome/search/dialog/**',
    '!../prose/{blog,cards,code-marks,drawing,filter,glossary,nearest-pages,page-changes,row-picker,sample,sequence,sponsors,stacked-table,steps,tabs,value-table,zoom}/**',
  ],
  { eager: true },
)
