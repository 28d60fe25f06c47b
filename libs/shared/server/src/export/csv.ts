import { safeCell, type Cell } from './cell';

/** What tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * A file of comma-separated values (RFC 4180: CRLF, quotes doubled) in UTF-8 with a byte order mark, a part for each
 * batch of rows. Cells that a spreadsheet would take for a formula are made text (SECURITY 42).
 */
export async function* csvParts(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header);
  for await (const batch of batches) if (batch.length > 0) yield batch.map(csvLine).join('');
}

/** One line with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  const text = String(safeCell(cell) ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
