import {
  markupExportQuerySchema,
  markupPaths,
  markupPermissions,
  type Markup,
} from '@traveldesk/markups-contract';
import { exportRoute, languageOf, type App, type ExportColumns } from '@traveldesk/shared-server';
import { allMarkups } from './markups.sql';

const columns: ExportColumns<Markup> = {
  name_en: ({ name }) => name.en,
  name_fr: ({ name }) => name.fr,
  name_ar: ({ name }) => name.ar,
  code: ({ code }) => code,
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** The filtered markups as a file. */
export function markupExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: markupPaths.export,
    permission: markupPermissions.export,
    summary: 'The filtered markups as CSV',
    query: markupExportQuerySchema,
    entity: 'markup',
    file: 'markups',
    module: 'markups',
    columns,
    rows: (query, call) => allMarkups(db, query, languageOf(call)),
  });
}
