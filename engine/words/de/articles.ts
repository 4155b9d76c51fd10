import type { articles as en } from '../en/articles.ts'

/** What tags for authors say, and what the build adds to articles and to the files beside them, in German. */
export const articles: typeof en = {
  note: 'Hinweis',
  tip: 'Tipp',
  info: 'Information',
  warning: 'Warnung',
  danger: 'Gefahr',

  glossary: 'Glossar',
  letters: 'Buchstaben',
  alsoCalled: names => `Auch: ${names}`,
  readMore: 'Mehr\u00a0lesen',
  readMoreOn: term => ` über ${term}`,

  variants: 'Varianten',
  languages: 'Sprachen',
  typesOfNames: 'Typen der Namen darin:',
  output: 'Ausgabe',
  outputForExample: 'Ausgabe für die Beispielantwort',

  linkToRow: row => `Link zu ${row}`,
  rowsShown: (shown, total) => `${shown} von ${total} Zeilen`,
  noRow: (query, total) => `Keine Zeile passt zu „${query}“. Die Tabelle hat ${total} Zeilen.`,
  formula: 'Formel',
  stepBetween: (from, to) => `Von ${from} an ${to}: `,
  imageInFullSize: 'Das Bild in voller Größe',

  noPosts: 'Hier sind noch keine Artikel erschienen.',
  by: ' von ',
  byFirst: 'Von ',
  noChanges: 'Noch ist keine Änderung einer Seite verzeichnet.',
  noHistory:
    'Diese Fassung der Website wurde ohne ihre Geschichte erzeugt: aus einer Kopie der Quellen, die sie nicht oder nur zum Teil enthält.',
  severalPages: 'Mehrere Seiten',
  countPages: count => `${count} Seiten`,
  earlierInMonth: count => `und ${count} frühere in diesem Monat`,
  changedPages: title => `${title}: geänderte Seiten`,

  pageAt: address => `Seite: ${address}`,
  allPagesAsMarkdown: address => `Alle Seiten als Markdown: ${address}`,
  morePages: 'Weitere Seiten',
  figureWithControls: 'Die Abbildung mit ihren Reglern:',
  onItsPage: 'auf ihrer Seite',
}
