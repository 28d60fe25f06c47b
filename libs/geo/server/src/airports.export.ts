import {
  airportExportQuerySchema,
  airportPaths,
  airportPermissions,
  type Airport,
} from '@traveldesk/geo-contract';
import { exportRoute, languageOf, type App, type ExportColumns } from '@traveldesk/shared-server';
import { allAirports } from './airports.sql';

const columns: ExportColumns<Airport> = {
  name: ({ name }) => name,
  name_fr: (airport) => airport.name_fr,
  name_ar: (airport) => airport.name_ar,
  iata: ({ iata }) => iata,
  icao: ({ icao }) => icao,
  city: ({ city }) => city.name.en,
  city_code: ({ city }) => city.code,
  country: ({ city }) => city.country.code,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  time_zone: (airport) => airport.time_zone,
  scheduled: ({ scheduled }) => scheduled,
  closed: ({ closed }) => closed,
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** The export of the filtered airports. */
export function airportExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: airportPaths.export,
    permission: airportPermissions.export,
    summary: 'The filtered airports',
    query: airportExportQuerySchema,
    entity: 'airport',
    file: 'airports',
    module: 'geo',
    columns,
    rows: (query, call) => allAirports(db, query, languageOf(call)),
  });
}
