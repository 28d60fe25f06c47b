import { Readable } from 'node:stream';
import { z } from 'zod';
import type { RoutePermission } from '../actor';
import { recordEvent } from '../change';
import { languageOf } from '../http/language';
import type { Call } from '../http/types';
import type { App } from '../module';
import type { Cell } from './cell';
import { csvStream } from './csv';

/** The content type of a file of comma-separated values. */
const csvType = 'text/csv; charset=utf-8';

/** What a file holds of a row, in order: a key of the module's texts in the group `columns`, and the cell. */
export type ExportColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

export interface ListExport<Query extends z.ZodObject, Row> {
  path: string;
  permission: RoutePermission;
  summary: string;
  /** The filters and the order of the list, without a page; strict. */
  query: Query;
  /** What the audit trail calls a row: `country`. */
  entity: string;
  /** What the file is called, without its ending: `countries`. */
  file: string;
  /** The module whose texts name the columns. */
  module: string;
  columns: ExportColumns<Row>;
  /** All rows that the caller may see and the filters leave, in the order of the list. */
  rows: (query: z.output<Query>, call: Call) => AsyncIterable<Row>;
}

/**
 * GET of a filtered list as CSV: streamed, with a header in the caller's language, and noted in the audit trail with
 * its filters before the first row goes out.
 */
export function exportRoute<Query extends z.ZodObject, Row>(app: App, list: ListExport<Query, Row>): void {
  app.get(
    list.path,
    {
      config: { permission: list.permission, produces: [csvType] },
      schema: {
        summary: list.summary,
        querystring: list.query,
        response: { 200: z.instanceof(Readable) },
      },
    },
    async (request, reply) => {
      const query = request.query as z.output<Query>;
      await recordExport(request, list.entity, query);
      const file = csvStream(
        headerOf(request, list.module, Object.keys(list.columns)),
        cellsOf(list.rows(query, request), list.columns),
      );
      return reply
        .type(csvType)
        .header('content-disposition', `attachment; filename="${list.file}.csv"`)
        .send(file);
    },
  );
}

/** Notes who took which part of a list away (SECURITY 52). */
export function recordExport(
  call: Call,
  entity: string,
  query: Readonly<Record<string, unknown>>,
): Promise<void> {
  return recordEvent(call, { entity, id: 'export', action: 'export', after: query });
}

/** The titles of the columns in the caller's language. */
export function headerOf(call: Call, module: string, columns: readonly string[]): string[] {
  const { texts } = call.server.kernel;
  return columns.map((column) => texts.text(module, `columns.${column}`, languageOf(call)));
}

/** The cells of each row, in the order of the columns. */
export async function* cellsOf<Row>(
  rows: AsyncIterable<Row>,
  columns: ExportColumns<Row>,
): AsyncGenerator<Cell[]> {
  const cells = Object.values(columns);
  for await (const row of rows) yield cells.map((cell) => cell(row));
}
