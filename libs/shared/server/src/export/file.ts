import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExportFormat } from '@traveldesk/shared-contract';
import { recordEvent } from '../change';
import { languageOf } from '../http/language';
import { timeZoneOf } from '../http/time-zone';
import { accessEndSignal } from '../http/access-end';
import type { Call, CallInProgress } from '../http/types';

import type { Cell } from './cell';
import { csvParts } from './csv';
import { takeFileTurn } from './file-turn';
import { Problem } from '../problem';
import { kernelNamespace } from '../texts';
import type { Turns } from './turns';
import { workbookParts } from './workbook';

/** Returns the module's text of an API value, such as a state, in the caller's language: by its group, and its key there. */
export type Say = <Word extends string | null>(group: string, word: Word) => Word;

/**
 * The columns of a file, in order: a key of the module's texts in the group `columns`, and the cell. API values are translated with `say`,
 * and booleans by the file. Codes, keys, dates and amounts stay as in the API, except that a workbook has date cells; instants are written in
 * the caller's time zone.
 */
export type ExportColumns<Row> = Readonly<Record<string, (row: Row, say: Say) => Cell | boolean>>;

/** The request for a file, which ends when the caller loses access. */
export type ExportCall = Call & CallInProgress;

export interface ExportFile<Row> {
  /** The kind of row in the audit trail: `country`. */
  entity: string;
  /** The filters and the order, as the audit trail stores them. */
  query: Readonly<Record<string, unknown>>;
  /** The module whose texts name the columns. */
  module: string;
  columns: ExportColumns<Row>;
  /** All filtered rows that the caller may see, in the order of the list. */
  rows: () => AsyncIterable<Row>;
  format: ExportFormat;
}

/** Rows written without yielding to other requests: some milliseconds of work. */
const batch = 500;

/**
 * Returns a list as a file, recorded in the audit trail before the first row is sent (SECURITY 52). Few files are made at once, and fewer
 * read from the database at once, each holding a connection for one batch: however many callers export, and however slowly they read, other
 * requests are served. Errors before the first byte reach the caller: those of the first batch for CSV, all for a workbook. The file is cut
 * off when the caller's session or permission ends (SECURITY 26, 27).
 */
export async function exportFile<Row>(call: ExportCall, file: ExportFile<Row>): Promise<Readable> {
  const { reading, longest } = call.server.kernel.exports;
  const { gone, end: leave } = await takeFileTurn(call);
  try {
    const say = sayOf(call, file.module);
    const answer = answerOf(call);
    const cells = Object.values(file.columns).map((cell) => (row: Row) => answer(cell(row, say)));
    const batches = inBatches(file.rows(), cells, reading);
    const first = await batches.next();
    const header = headerOf(call, file.module, Object.keys(file.columns));
    const cellsOfAll = startingWith(first, batches);
    const language = languageOf(call);
    const timeZone = timeZoneOf(call);
    const parts =
      file.format === 'xlsx'
        ? await wholeOf(call, workbookParts(header, cellsOfAll, { language, timeZone }), gone)
        : csvParts(header, cellsOfAll, language, timeZone);
    await recordEvent(call, { entity: file.entity, id: 'export', action: 'export', after: file.query });
    const stream = Readable.from(parts);
    const breakOff = (why: string) => stream.destroy(new Error(why));
    const timer = setTimeout(() => breakOff('The export was not downloaded in time.'), longest);
    accessEndSignal(call, stream).addEventListener('abort', () =>
      breakOff('The access of the export’s caller has ended.'),
    );
    // Nothing is sent to a caller who disconnected before the first byte, so nothing else would end the stream.
    const end = () => stream.destroy();
    gone.addEventListener('abort', end);
    stream.once('close', () => {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
      leave();
    });
    if (gone.aborted) end();
    return stream;
  } catch (error) {
    leave();
    throw error;
  }
}

function headerOf(call: Call, module: string, columns: readonly string[]): string[] {
  const { texts } = call.server.kernel;
  return columns.map((column) => texts.text(module, `columns.${column}`, languageOf(call)));
}

function sayOf(call: Call, module: string): Say {
  const { texts } = call.server.kernel;
  const language = languageOf(call);
  return ((group, word) => word && texts.text(module, `${group}.${word}`, language)) as Say;
}

/** Returns a function that turns booleans into yes or no in the caller's language. */
function answerOf(call: Call): (cell: Cell | boolean) => Cell {
  const word = (key: string) =>
    call.server.kernel.texts.text(kernelNamespace, `answers.${key}`, languageOf(call));
  const [yes, no] = [word('yes'), word('no')];
  return (cell) => (typeof cell === 'boolean' ? (cell ? yes : no) : cell);
}

/** Returns all parts of a compressed workbook, so that exceeding a limit in its last rows still gives an error response. */
async function wholeOf(
  call: ExportCall,
  parts: AsyncGenerator<Buffer>,
  gone: AbortSignal,
): Promise<Buffer[]> {
  const made: Buffer[] = [];
  for await (const part of parts) {
    if (gone.aborted) break;
    made.push(part);
  }
  // If the database does not answer, access is assumed to continue.
  const isAllowed = await call.server.isStillAllowed(call).catch(() => true);
  if (!isAllowed) throw new Problem(401, 'unauthenticated');
  return made;
}

type Batch = readonly (readonly Cell[])[];

/** Takes a turn for each batch, and none while the caller is reading. */
async function* inBatches<Row>(
  rows: AsyncIterable<Row>,
  cells: readonly ((row: Row) => Cell)[],
  reading: Turns,
): AsyncGenerator<Batch> {
  const source = rows[Symbol.asyncIterator]();
  for (;;) {
    const release = await reading.take();
    const found: Cell[][] = [];
    try {
      while (found.length < batch) {
        const { done, value } = await source.next();
        if (done) return yield found;
        found.push(cells.map((cell) => cell(value)));
      }
      await nextTurn();
    } finally {
      release();
    }
    yield found;
  }
}

async function* startingWith(
  first: IteratorResult<Batch>,
  rest: AsyncGenerator<Batch>,
): AsyncGenerator<Batch> {
  if (!first.done) yield first.value;
  yield* rest;
}
