import { Readable } from 'node:stream';
import { z } from 'zod';
import type { RoutePermission } from '../modules/actor';
import type { Call } from '../http/types';
import type { App } from '../modules/module';
import { exportFile, type ExportColumns } from './file';

/** The content type of a file of comma-separated values. */
const csvType = 'text/csv; charset=utf-8';

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
      const { entity, module, columns } = list;
      const rows = () => list.rows(query, request);
      const file = await exportFile(request, { entity, query, module, columns, rows });
      return reply
        .type(csvType)
        .header('content-disposition', `attachment; filename="${list.file}.csv"`)
        .send(file);
    },
  );
}
