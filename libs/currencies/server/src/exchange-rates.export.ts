import {
  exchangeRateExportQuerySchema,
  exchangeRatePaths,
  exchangeRatePermissions,
} from '@traveldesk/currencies-contract';
import { decimal, exportRoute, type App, type ExportColumns } from '@traveldesk/shared-server';
import { allRates } from './exchange-rates.list.sql';
import type { RateRow } from './exchange-rates.sql';

const columns: ExportColumns<RateRow> = {
  base: ({ base }) => base,
  quote: ({ quote }) => quote,
  rate: ({ rate }) => decimal(rate),
  valid_from: (row) => row.valid_from,
  source: ({ source }, say) => say('sources', source),
  created_at: (row) => row.created_at,
  state: ({ waits, is_newest: isNewest }, say) =>
    say('states', waits ? 'waiting' : isNewest ? 'newest' : 'replaced'),
};

/** Exports the filtered exchange rates. */
export function exchangeRateExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: exchangeRatePaths.export,
    permission: exchangeRatePermissions.export,
    summary: 'The filtered exchange rates',
    query: exchangeRateExportQuerySchema,
    entity: 'exchange_rate',
    file: 'exchange-rates',
    module: 'currencies',
    columns,
    rows: (query) => allRates(db, query),
  });
}
