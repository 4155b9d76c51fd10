/**
 * Roles of a table's parts, spread onto them. They say what the elements say already, and they are
 * there because a phone's layout takes the elements out of table layout, upon which some browsers
 * forget that they are a table.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
