import {
  companyExportQuerySchema,
  companyPaths,
  companyPermissions,
  type Company,
} from '@traveldesk/companies-contract';
import { actorOf, exportRoute, type App, type ExportColumns } from '@traveldesk/shared-server';
import { refuseHiddenFields } from './companies';
import { allCompanies } from './companies.list.sql';

const columns: ExportColumns<Company> = {
  name: ({ name }) => name,
  type: ({ type }, say) => say('types', type),
  parent: ({ parent }) => parent?.name ?? null,
  country: ({ country }) => country?.code ?? null,
  office_address: (company) => company.office_address,
  office_latitude: (company) => company.office_latitude,
  office_longitude: (company) => company.office_longitude,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  currency: ({ currency }) => currency,
  status: ({ status }, say) => say('statuses', status),
  created_at: (company) => company.created_at,
};

/** The export of the filtered companies. */
export function companyExport(app: App): void {
  exportRoute(app, {
    path: companyPaths.export,
    permission: companyPermissions.export,
    summary: 'The filtered companies',
    query: companyExportQuerySchema,
    entity: 'company',
    file: 'companies',
    module: 'companies',
    columns,
    rows: (query, call) => {
      refuseHiddenFields(query, actorOf(call));
      return allCompanies(app.kernel.db, query, actorOf(call));
    },
  });
}
