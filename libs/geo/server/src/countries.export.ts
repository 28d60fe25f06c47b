import {
  countryExportQuerySchema,
  countryPaths,
  countryPermissions,
  type Country,
} from '@traveldesk/geo-contract';
import { exportRoute, languageOf, type App, type ExportColumns } from '@traveldesk/shared-server';
import { allCountries } from './countries.sql';

const columns: ExportColumns<Country> = {
  name_en: ({ name }) => name.en,
  name_fr: ({ name }) => name.fr,
  name_ar: ({ name }) => name.ar,
  code: ({ code }) => code,
  currency: ({ currency }) => currency,
  phone_code: ({ phone_code: phoneCode }) => phoneCode,
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** The export of the filtered countries. */
export function countryExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: countryPaths.export,
    permission: countryPermissions.export,
    summary: 'The filtered countries',
    query: countryExportQuerySchema,
    entity: 'country',
    file: 'countries',
    module: 'geo',
    columns,
    rows: (query, call) => allCountries(db, query, languageOf(call)),
  });
}
