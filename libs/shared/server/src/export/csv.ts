import type { Language } from '@traveldesk/shared-contract';
import { writtenCell, type Cell } from './cell';

/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\ufeff';

/** The separator and decimal mark that spreadsheets expect in the regions of each language. */
const dialects: Readonly<Record<Language, { separator: string; mark: string }>> = {
  en: { separator: ',', mark: '.' },
  fr: { separator: ';', mark: ',' },
  ar: { separator: ';', mark: '.' },
};

/** A text with one of these is quoted, so that no separator of another region splits it in two. */
const quoted = /[",;\r\n]/;

/**
 * A file of separated values (RFC 4180: CRLF, quotes doubled) in UTF-8 with a byte order mark, a part for each batch of
 * rows. Texts that a spreadsheet would take for a formula are guarded (SECURITY 42).
 */
export async function* csvParts(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  language: Language,
): AsyncGenerator<string> {
  const line = (cells: readonly Cell[]) => csvLine(cells, language);
  yield byteOrderMark + line(header);
  for await (const batch of batches) if (batch.length > 0) yield batch.map(line).join('');
}

/** One line with its line end. */
export function csvLine(cells: readonly Cell[], language: Language): string {
  const { separator, mark } = dialects[language];
  const written = cells.map((cell) => {
    const { text, isNumber } = writtenCell(cell);
    if (isNumber) return text.replace('.', mark);
    return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(separator)}\r\n`;
}
