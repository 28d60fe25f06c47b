import { Readable } from 'node:stream';
import { exportFormatSchema } from '@traveldesk/shared-contract';
import { z } from 'zod';
import { problems } from '../http/problems';
import type { RoutePermission } from '../modules/actor';
import type { Call } from '../http/types';
import type { App } from '../modules/module';
import { exportFile, type ExportColumns } from './file';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface ListExport<Query extends z.ZodObject, Row, Params extends z.ZodObject> {
  path: string;
  permission: RoutePermission;
  /** The content of the files, without their format: `The filtered countries`. */
  summary: string;
  /** The parameters of the path, if any. */
  params?: Params;
  /** The filters and the order of the list, without a page; strict. */
  query: Query;
  /** The kind of row in the audit trail: `country`. */
  entity: string;
  /** Returns values of the path that the audit trail stores with the query. */
  noted?: (params: z.output<Params>) => Readonly<Record<string, unknown>>;
  /** The file's name without its extension: `countries`. */
  file: string;
  /** The module whose texts name the columns. */
  module: string;
  /** The columns, or a function that chooses them by the caller's permissions and the query. */
  columns: ExportColumns<Row> | ((call: Call, query: z.output<Query>) => ExportColumns<Row>);
  /** All filtered rows that the caller may see, in the order of the list. */
  rows: (query: z.output<Query>, call: Call, params: z.output<Params>) => AsyncIterable<Row>;
}

/**
 * Adds a GET route of a filtered list as CSV or, with `format=xlsx`, as a workbook: with titles in the caller's language, and recorded in
 * the audit trail with its filters before the first row is sent.
 */
export function exportRoute<Query extends z.ZodObject, Row, Params extends z.ZodObject = z.ZodObject>(
  app: App,
  list: ListExport<Query, Row, Params>,
): void {
  app.get(
    list.path,
    {
      config: { permission: list.permission, produces: Object.values(types) },
      schema: {
        summary: `${list.summary}, as CSV or as a workbook`,
        ...(list.params && { params: list.params }),
        querystring: list.query.extend({ format: exportFormatSchema }),
        response: { 200: z.instanceof(Readable), ...problems(...(list.params ? [404] : []), 422) },
      },
    },
    async (request, reply) => {
      const { format, ...filters } = request.query as { format: keyof typeof types };
      const query = filters as z.output<Query>;
      const params = request.params as z.output<Params>;
      const columns = typeof list.columns === 'function' ? list.columns(request, query) : list.columns;
      const file = await exportFile(request, {
        entity: list.entity,
        query: { ...query, ...list.noted?.(params), ...(format !== 'csv' && { format }) },
        module: list.module,
        columns,
        format,
        rows: () => list.rows(query, request, params),
      });
      return reply
        .type(types[format])
        .header('content-disposition', `attachment; filename="${list.file}.${format}"`)
        .send(file);
    },
  );
}
