/** What figures say of themselves: their buttons, their controls and the way through their steps. */
export const figures = {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkInAddress: 'Link in the address bar',
  linkNotCopied: 'The link was not copied. Press Copy link to try again.',
  downloadSvg: 'Download as SVG',
  downloadCsv: 'Download as CSV',
  savingFile: 'Saving the file…',
  fileNotSaved: (kind: string): string =>
    `The ${kind} file was not saved. Press Download as ${kind} to try again.`,
  fullWidth: 'Full width',
  backToPage: 'Back to the page',

  dataAsTable: 'Data as a table',
  dataOf: (title: string): string => `Data: ${title}`,

  stepByStep: 'Step by step',
  stepsAhead: (count: number): string =>
    `Go through the figure in ${count} steps. Each sets the controls and says what happens.`,
  stepOf: (at: number, count: number, title: string): string => `${at} of ${count}: ${title}`,
  stepChanged: 'You have changed what this step set.',
  previousStep: 'Previous step',
  nextStep: 'Next step',

  /* The field beside a slider. */
  typedValue: (label: string): string => `${label}, typed`,
  writeNumber: (least: string, most: string): string => `Write a number from ${least} to ${most}.`,
  theMost: (most: string): string => `The most is ${most}.`,
  theLeast: (least: string): string => `The least is ${least}.`,
}
