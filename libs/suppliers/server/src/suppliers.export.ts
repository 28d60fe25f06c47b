import {
  supplierExportQuerySchema,
  supplierPaths,
  supplierPermissions,
} from '@traveldesk/suppliers-contract';
import { exportRoute, languageOf, type App, type ExportColumns } from '@traveldesk/shared-server';
import type { StoredSupplier } from './suppliers.row';
import { allSuppliers } from './suppliers.sql';

const columns: ExportColumns<StoredSupplier> = {
  name: ({ name }) => name,
  key: ({ key }) => key,
  module: ({ module }) => module.key,
  protocol: ({ protocol }) => protocol,
  base_url: (supplier) => supplier.base_url,
  currency: ({ currency }) => currency,
  timeout_ms: (supplier) => supplier.timeout_ms,
  concurrency: ({ concurrency }) => concurrency,
  lap_infants_count: (supplier) => supplier.lap_infants_count,
  single_name: (supplier, say) => say('single_names', supplier.single_name),
  status: ({ status }, say) => say('statuses', status),
  tested_at: (supplier) => supplier.last_test?.tested_at ?? null,
  test_outcome: (supplier, say) => say('outcomes', supplier.last_test?.outcome ?? null),
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** Exports the filtered suppliers. */
export function supplierExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: supplierPaths.export,
    permission: supplierPermissions.export,
    summary: 'The filtered suppliers',
    query: supplierExportQuerySchema,
    entity: 'supplier',
    file: 'suppliers',
    module: 'suppliers',
    columns,
    rows: (query, call) => allSuppliers(db, query, languageOf(call)),
  });
}
