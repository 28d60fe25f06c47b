import { cityExportQuerySchema, cityPaths, cityPermissions, type City } from '@traveldesk/geo-contract';
import { exportRoute, languageOf, type App, type ExportColumns } from '@traveldesk/shared-server';
import { allCities } from './cities.sql';

const columns: ExportColumns<City> = {
  name_en: ({ name }) => name.en,
  name_fr: ({ name }) => name.fr,
  name_ar: ({ name }) => name.ar,
  code: ({ code }) => code,
  country: ({ country }) => country.code,
  time_zone: (city) => city.time_zone,
  latitude: (city) => city.latitude,
  longitude: (city) => city.longitude,
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** The export of the filtered cities. */
export function cityExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: cityPaths.export,
    permission: cityPermissions.export,
    summary: 'The filtered cities',
    query: cityExportQuerySchema,
    entity: 'city',
    file: 'cities',
    module: 'geo',
    columns,
    rows: (query, call) => allCities(db, query, languageOf(call)),
  });
}
