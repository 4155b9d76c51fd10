/** A column of a figure's data. */
export interface Column {
  /** What it holds, with the unit. */
  readonly title: string
  /** How its numbers are written in the table; a file has them in full. */
  readonly format?: (value: number) => string
}

/** What a figure shows, as a table. */
export interface DataTable {
  readonly columns: readonly Column[]
  /** Cells in the order of the columns; the first names the row. */
  readonly rows: readonly (readonly (number | string)[])[]
}

/** A cell as the table shows it. */
export function cellText(cell: number | string, column: Column | undefined): string {
  return typeof cell === 'string' ? cell : (column?.format?.(cell) ?? String(cell))
}

function csvField(cell: number | string): string {
  const text = String(cell)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Tells spreadsheets that a text is UTF-8; without it some read other characters than were written. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * The table as comma-separated values (RFC 4180). Numbers are for machines: in full, without separators, and with
 * the hyphen as their minus. A file with characters beyond ASCII begins with a byte order mark.
 */
export function csvOf({ columns, rows }: DataTable): string {
  const text = [columns.map(({ title }) => title), ...rows]
    .map(row => `${row.map(csvField).join(',')}\r\n`)
    .join('')
  return /[^\0-\x7f]/.test(text) ? BYTE_ORDER_MARK + text : text
}
