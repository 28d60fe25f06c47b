import { setImmediate as nextTurn } from 'node:timers/promises';
import { directionOf, moneyText, type Language } from '@traveldesk/shared-contract';
import { maxRows, type Column, type ColumnKind, type Part, type PdfDocument } from './document';
import { breakable, isolated, printable } from './printable';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { writerOf, type Write } from './written';

const texts: Record<Language, typeof en> = { en, fr, ar };

type Table = Extract<Part, { kind: 'table' }>;

/** Rows formatted between two yields to the event loop: some milliseconds of work. */
const batch = 250;

/** A document in the format of `document.typ`: every value is text to show as is. */
interface Sheet {
  language: Language;
  direction: 'ltr' | 'rtl';
  title: string;
  letterhead: { name: string; lines: string[] };
  parts: object[];
  made: string;
  /** Contains `{{page}}` and `{{pages}}`, which only the template knows. */
  page: string;
}

/** Returns the number of rows in all tables. */
export function rowsIn({ parts }: Pick<PdfDocument, 'parts'>): number {
  return parts.reduce((sum, part) => sum + (part.kind === 'table' ? part.rows.length : 0), 0);
}

/**
 * Formats a document's values for its language. Passes the rows to `send` in batches, table by table, and yields between batches, because
 * 10,000 rows at once would block other requests.
 */
export async function sheetOf(
  document: PdfDocument,
  send: (rows: readonly string[][]) => void,
): Promise<Sheet> {
  const { language, title, letterhead, parts, made, timeZone } = document;
  const rows = rowsIn(document);
  if (rows > maxRows) throw new RangeError(`A document has ${maxRows} rows at most, not ${rows}.`);
  const write = writerOf(language, timeZone);
  const written: object[] = [];
  for (const part of parts) {
    written.push(part.kind === 'table' ? await tableOf(part, write, send) : partOf(part, write, language));
  }
  const at = write(made.at.toISOString(), 'instant');
  return {
    language,
    direction: directionOf(language),
    title: printable(title),
    letterhead: {
      name: printable(letterhead.name),
      lines: letterhead.lines.map((line) => isolated(printable(line))),
    },
    parts: written,
    made: texts[language].made
      .replace('{{at}}', () => at)
      .replace('{{by}}', () => isolated(printable(made.by))),
    page: texts[language].page,
  };
}

function partOf(part: Exclude<Part, Table>, write: Write, language: Language): object {
  switch (part.kind) {
    case 'heading':
      return { kind: part.kind, text: printable(part.text) };
    case 'facts':
      return {
        kind: part.kind,
        facts: part.facts.map(({ label, value, kind = 'text' }) => ({
          label: printable(label),
          value: write(value, kind),
          kind,
        })),
      };
    case 'sums':
      return {
        kind: part.kind,
        sums: part.sums.map(({ label, amount, currency, isMain = false }) => ({
          label: printable(label),
          amount: printable(moneyText({ amount, currency }, language)),
          isMain,
        })),
      };
    case 'notes':
      return { kind: part.kind, notes: part.notes.map((note) => printable(note)) };
  }
}

async function tableOf(table: Table, write: Write, send: (rows: readonly string[][]) => void) {
  const { columns, rows, empty } = table;
  const widths = columns.map(({ head }) => longest(head.split(/\s/)));
  for (let first = 0; first < rows.length; first += batch) {
    const written = rows
      .slice(first, first + batch)
      .map((row) => columns.map(({ kind }, index) => breakable(write(row[index] ?? '', kind))));
    for (const row of written) {
      row.forEach(
        (text, index) => (widths[index] = Math.max(widths[index] ?? 0, longest(text.split('\u200b')))),
      );
    }
    send(written);
    await nextTurn();
  }
  return {
    kind: table.kind,
    count: rows.length,
    empty: printable(empty),
    columns: columns.map((column, index) => ({
      head: printable(column.head),
      kind: column.kind,
      width: widthOf(column, widths[index] ?? 0),
    })),
  };
}

const longest = (pieces: readonly string[]) => Math.max(0, ...pieces.map(({ length }) => length));

const limits: Record<ColumnKind, number> = { text: 48, code: 18, amount: 26, day: 18, instant: 24 };

/**
 * Returns a column's width: in digit widths or, for texts, its share of the rest. The template does not measure cells, because that costs
 * as much as typesetting, and a hostile cell could squeeze out the others.
 */
function widthOf({ kind }: Column, characters: number): number {
  return Math.min(Math.max(characters, 6), limits[kind]);
}
