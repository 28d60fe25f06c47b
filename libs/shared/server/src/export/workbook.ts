import { Readable } from 'node:stream';
import writeXlsxFile from 'write-excel-file/node';
import { safeCell, type Cell } from './cell';

/** Beyond so many rows a workbook is refused: it is made in memory, unlike a CSV file. */
export const workbookMaxRows = 20_000;

/** A workbook of one sheet whose first row is the header, in bold and always in sight. */
export async function workbookStream(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Promise<Readable> {
  const data = [
    header.map((title) => ({ value: title, type: String, fontWeight: 'bold' as const })),
  ] as (ReturnType<typeof cellOf> | null)[][];
  for await (const row of rows) data.push(row.map(cellOf));
  const buffer = await writeXlsxFile(data, {
    stickyRowsCount: 1,
    columns: header.map((title) => ({ width: Math.max(16, title.length + 2) })),
  }).toBuffer();
  return Readable.from([buffer]);
}

function cellOf(cell: Cell) {
  const value = safeCell(cell);
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}
