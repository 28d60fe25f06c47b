import type { Language } from '@traveldesk/shared-contract';
import { writtenCell, type Cell } from './cell';
import { instantText, instantsIn } from './instants';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\ufeff';

/** The separator and decimal mark that spreadsheets expect in each language's regions. */
const dialects: Readonly<Record<Language, { separator: string; mark: string }>> = {
  en: { separator: ',', mark: '.' },
  fr: { separator: ';', mark: ',' },
  ar: { separator: ';', mark: '.' },
};

/** Texts with one of these are quoted, so that another region's separator does not split them. */
const quoted = /[",;\r\n]/;

/**
 * Yields a CSV file (RFC 4180: CRLF, doubled quotes) in UTF-8 with a byte order mark, one part per batch of rows. Texts that look like
 * formulas are escaped (SECURITY 42). Instants are in the time zone, with their offset.
 */
export async function* csvParts(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  language: Language,
  timeZone: string,
): AsyncGenerator<string> {
  const instantOf = instantsIn(timeZone);
  const local = (cell: Cell) => {
    const instant = typeof cell === 'string' ? instantOf(cell) : undefined;
    return instant ? instantText(instant) : cell;
  };
  const line = (cells: readonly Cell[]) => csvLine(cells.map(local), language);
  yield byteOrderMark + csvLine(header, language);
  for await (const batch of batches) if (batch.length > 0) yield batch.map(line).join('');
}

/** Returns one line including its line end. */
export function csvLine(cells: readonly Cell[], language: Language): string {
  const { separator, mark } = dialects[language];
  const written = cells.map((cell) => {
    const { text, isNumber } = writtenCell(cell);
    if (isNumber) return text.replace('.', mark);
    return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(separator)}\r\n`;
}
