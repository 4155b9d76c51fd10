import type { figures as en } from '../en/figures.ts'

/** What figures say of themselves, in German. */
export const figures: typeof en = {
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  linkInAddress: 'Link in der Adressleiste',
  linkNotCopied: 'Der Link wurde nicht kopiert. „Link kopieren“ versucht es noch einmal.',
  downloadSvg: 'Als SVG herunterladen',
  downloadCsv: 'Als CSV herunterladen',
  savingFile: 'Die Datei wird gespeichert …',
  fileNotSaved: kind =>
    `Die ${kind}-Datei wurde nicht gespeichert. „Als ${kind} herunterladen“ versucht es noch einmal.`,
  fullWidth: 'Volle Breite',
  backToPage: 'Zurück zur Seite',

  dataAsTable: 'Daten als Tabelle',
  dataOf: title => `Daten: ${title}`,

  stepByStep: 'Schritt für Schritt',
  stepsAhead: count =>
    `Gehe in ${count} Schritten durch die Abbildung. Jeder stellt die Regler ein und sagt, was geschieht.`,
  stepOf: (at, count, title) => `${at} von ${count}: ${title}`,
  stepChanged: 'Du hast geändert, was dieser Schritt eingestellt hat.',
  previousStep: 'Vorheriger Schritt',
  nextStep: 'Nächster Schritt',

  typedValue: label => `${label}, Eingabefeld`,
  writeNumber: (least, most) => `Gib eine Zahl von ${least} bis ${most} ein.`,
  theMost: most => `Der größte Wert ist ${most}.`,
  theLeast: least => `Der kleinste Wert ist ${least}.`,
}
