import type { Generated } from 'kysely';
import type { RateSource } from '@traveldesk/currencies-contract';

/** A row of `exchange_rates`. `rate` is the exact decimal as a text; `pair` is the database's own. */
interface ExchangeRatesTable {
  id: string;
  base: string;
  quote: string;
  pair: Generated<string>;
  rate: string;
  valid_from: Date;
  source: RateSource;
  author_id: string | null;
  created_at: Generated<Date>;
}

/** The one row of `currency_settings`. */
interface CurrencySettingsTable {
  id: Generated<boolean>;
  platform_currency: string;
  warn_after_days: number;
  refuse_after_days: number;
  version: Generated<number>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    exchange_rates: ExchangeRatesTable;
    currency_settings: CurrencySettingsTable;
  }
}
