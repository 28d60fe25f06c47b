import type { ColumnType, Generated } from 'kysely';
import type { RateSource } from '@traveldesk/currencies-contract';

/** A row of `exchange_rates`. `rate` is an exact decimal string; the database generates `pair`. */
interface ExchangeRatesTable {
  id: string;
  base: string;
  quote: string;
  pair: Generated<string>;
  rate: string;
  valid_from: Date;
  source: RateSource;
  author_id: string | null;
  /** The request that approved the rate. */
  approval_id: string | null;
  created_at: Generated<Date>;
}

/** A rate that waits for the request `approval_id`; approval moves it to `exchange_rates`, refusal deletes it. */
interface WaitingExchangeRatesTable extends Omit<ExchangeRatesTable, 'author_id' | 'approval_id'> {
  author_id: string;
  approval_id: string;
}

/** The single row of `currency_settings`. */
interface CurrencySettingsTable {
  id: Generated<boolean>;
  platform_currency: string;
  warn_after_days: number;
  refuse_after_days: number;
  /** A decimal string. */
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
