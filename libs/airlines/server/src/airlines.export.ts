import {
  airlineExportQuerySchema,
  airlinePaths,
  airlinePermissions,
  type Airline,
} from '@traveldesk/airlines-contract';
import { exportRoute, languageOf, type App, type ExportColumns } from '@traveldesk/shared-server';
import { allAirlines } from './airlines.sql';

const columns: ExportColumns<Airline> = {
  name: ({ name }) => name,
  name_fr: (airline) => airline.name_fr,
  name_ar: (airline) => airline.name_ar,
  iata: ({ iata }) => iata,
  icao: ({ icao }) => icao,
  accounting_code: (airline) => airline.accounting_code,
  country: ({ country }) => country?.code ?? null,
  status: ({ status }, say) => say('statuses', status),
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** The export of the filtered airlines. */
export function airlineExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: airlinePaths.export,
    permission: airlinePermissions.export,
    summary: 'The filtered airlines',
    query: airlineExportQuerySchema,
    entity: 'airline',
    file: 'airlines',
    module: 'airlines',
    columns,
    rows: (query, call) => allAirlines(db, query, languageOf(call)),
  });
}
