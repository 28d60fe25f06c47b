import type { ColumnType, Generated } from 'kysely';
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
  /** The request by which a second person has approved it. */
  approval_id: string | null;
  created_at: Generated<Date>;
}

/** A rate that waits for the request `approval_id`, by which it comes into force or is dropped. */
interface WaitingExchangeRatesTable extends Omit<ExchangeRatesTable, 'author_id' | 'approval_id'> {
  author_id: string;
  approval_id: string;
}

/** The one row of `currency_settings`. */
interface CurrencySettingsTable {
  id: Generated<boolean>;
  platform_currency: string;
  warn_after_days: number;
  refuse_after_days: number;
  /** A decimal as a text. */
  share: ColumnType<string, number, number>;
  version: Generated<number>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    exchange_rates: ExchangeRatesTable;
    waiting_exchange_rates: WaitingExchangeRatesTable;
    currency_settings: CurrencySettingsTable;
  }
}
