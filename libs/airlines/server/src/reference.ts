import { airlinesNow } from './migrations/airline-facts.data';

export interface ReferenceAirline {
  iata: string;
  name: string;
  /** The three-digit prefix of its ticket numbers; null when unknown. */
  accountingCode: string | null;
}

/** The airlines of a new database, for programs without one. */
export const referenceAirlines: readonly ReferenceAirline[] = airlinesNow.map(
  ({ iata, name, accountingCode }) => ({ iata, name, accountingCode }),
);
