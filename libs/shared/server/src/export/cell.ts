/** What one cell of an exported list holds; a number is written as one. */
export type Cell = string | number | null;

/** What makes a spreadsheet read a text as a formula, or as a command to another program. */
const formula = /^[=+\-@\t\r\0]/;

/** The cell as it may be in a file for spreadsheets: a text that begins as a formula is led by ' (SECURITY 42). */
export function safeCell(cell: Cell): Cell {
  return typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell;
}
