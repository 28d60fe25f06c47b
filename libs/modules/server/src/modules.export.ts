import {
  moduleExportQuerySchema,
  modulePaths,
  modulePermissions,
  type Module,
} from '@traveldesk/modules-contract';
import { exportRoute, languageOf, type App, type ExportColumns } from '@traveldesk/shared-server';
import { allModules } from './modules.sql';

const columns: ExportColumns<Module> = {
  name_en: ({ name }) => name.en,
  name_fr: ({ name }) => name.fr,
  name_ar: ({ name }) => name.ar,
  key: ({ key }) => key,
  status: ({ status }, say) => say('statuses', status),
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** The export of the filtered modules. */
export function moduleExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: modulePaths.export,
    permission: modulePermissions.export,
    summary: 'The filtered modules',
    query: moduleExportQuerySchema,
    entity: 'module',
    file: 'modules',
    module: 'modules',
    columns,
    rows: (query, call) => allModules(db, query, languageOf(call)),
  });
}
