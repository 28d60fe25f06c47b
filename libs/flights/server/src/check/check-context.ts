import type { Seller } from '@traveldesk/companies-server';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import type { SupplierNames, SupplierOffer } from '../adapter';
import type { FlightTools } from '../flights.tools';
import { airportsOf, codesOf } from './airports';
import type { CheckContext } from './check-offer';

/** Collects the data for checking offers: the search's places and all airports that the offers use. */
export async function checkContext(
  { names: book, zones }: Pick<FlightTools, 'names' | 'zones'>,
  { currency }: Pick<Seller, 'currency'>,
  criteria: FlightCriteria,
  { offers, names }: { offers: readonly SupplierOffer[]; names: SupplierNames },
): Promise<CheckContext> {
  const codes = codesOf(offers);
  const searched = criteria.trips.flatMap(({ origin, destination }) => [origin, destination]);
  const places = await book.places([...new Set([...searched, ...codes])]);
  return { criteria, currency, places, airports: airportsOf(codes, places, names.places), zones };
}
