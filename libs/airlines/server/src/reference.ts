import { airlines } from './migrations/airlines.data';

export interface ReferenceAirline {
  iata: string;
  name: string;
  /** Three digits, the beginning of its tickets' numbers; null where not known. */
  accountingCode: string | null;
}

/** The airlines that the database is filled with at its first start, for programs that have no database. */
export const referenceAirlines: readonly ReferenceAirline[] = airlines.map(
  ([iata, , name, accountingCode]) => ({ iata, name, accountingCode: accountingCode || null }),
);
