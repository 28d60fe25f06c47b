import { airlinesNow } from './migrations/airline-facts.data';

export interface ReferenceAirline {
  iata: string;
  name: string;
  /** Three digits, the beginning of its tickets' numbers; null where not known. */
  accountingCode: string | null;
}

/** The airlines that a database has after its first start, for programs that have no database. */
export const referenceAirlines: readonly ReferenceAirline[] = airlinesNow.map(
  ({ iata, name, accountingCode }) => ({ iata, name, accountingCode }),
);
