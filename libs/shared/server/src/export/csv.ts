import { Readable } from 'node:stream';
import { safeCell, type Cell } from './cell';

/** What tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * A file of comma-separated values (RFC 4180: CRLF, quotes doubled) in UTF-8 with a byte order mark, streamed as the
 * rows come. Cells that a spreadsheet would take for a formula are made text (SECURITY 42).
 */
export function csvStream(header: readonly string[], rows: AsyncIterable<readonly Cell[]>): Readable {
  return Readable.from(linesOf(header, rows));
}

async function* linesOf(header: readonly string[], rows: AsyncIterable<readonly Cell[]>) {
  yield byteOrderMark + csvLine(header);
  for await (const row of rows) yield csvLine(row);
}

/** One line with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  const text = String(safeCell(cell) ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
