import { sellersOf, type Seller } from '@traveldesk/companies-server';
import {
  cabins as allCabins,
  maxTravellers,
  seatedOf,
  travellersOf,
  type Cabin,
  type FlightCriteria,
  type Offer,
  type Terms,
} from '@traveldesk/flights-contract';
import { invalid, Problem, type Actor, type Db } from '@traveldesk/shared-server';
import type { WantedSearch } from './read-criteria';

const flightsModule = 'flights';

/**
 * Returns the suppliers to ask: the company's flight suppliers that may sell the wanted flights to it; all active ones if staff search for
 * no company. Throws a 422 if there are none.
 */
export async function sellersFor(
  db: Db,
  { criteria, company }: Pick<WantedSearch, 'criteria' | 'company'>,
  { type }: Pick<Actor, 'type'>,
): Promise<Seller[]> {
  // Only staff may search for no company; anybody else without a company has no suppliers.
  const all =
    company === null && type !== 'staff' ? [] : await sellersOf(db, flightsModule, company?.id ?? null);
  if (all.length === 0) throw new Problem(422, 'flights_no_supplier');
  const inCabin = all.filter(({ cabins }) => cabins.includes(criteria.cabin));
  if (inCabin.length === 0) throw invalid({ cabin: 'search_cabin_not_sold' });
  const { airlines } = criteria;
  const sellers = inCabin.filter(
    (seller) => airlines.length === 0 || airlines.some((airline) => sellsAirline(seller, airline)),
  );
  if (sellers.length === 0) throw invalid({ airline: 'search_airline_not_sold' });
  if (!sellers.some((seller) => takesTravellers(seller, criteria))) {
    throw invalid({ infants: 'search_too_many_with_infants' });
  }
  return sellers;
}

/** Returns the conditions that all suppliers of the company share; of all active ones if staff search for no company. */
export async function termsOf(
  db: Db,
  company: { id: string } | null,
  { type }: Pick<Actor, 'type'>,
): Promise<Terms> {
  const sellers =
    company === null && type !== 'staff' ? [] : await sellersOf(db, flightsModule, company?.id ?? null);
  return {
    lap_infants_count: sellers.length > 0 && sellers.every(({ lap_infants_count: counted }) => counted),
  };
}

/**
 * Restricts a search to one supplier. Its query differs, so it is never shared with the search of all suppliers. Throws a 422 if the
 * supplier is not among them.
 */
export function onlyOf(
  wanted: WantedSearch,
  sellers: readonly Seller[],
  key: string,
): { wanted: WantedSearch; sellers: Seller[] } {
  const only = sellers.filter((seller) => seller.key === key);
  if (only.length === 0) throw invalid({ supplier: 'search_supplier_unknown' });
  return {
    wanted: { ...wanted, query: `${wanted.query}&supplier=${encodeURIComponent(key)}` },
    sellers: only,
  };
}

/**
 * Whether a supplier accepts the number of travelers: at most nine, with or without lap infants, depending on the supplier (TRAVEL-RULES
 * 1).
 */
export function takesTravellers(
  { lap_infants_count: counted }: Pick<Seller, 'lap_infants_count'>,
  criteria: Pick<FlightCriteria, 'adults' | 'children' | 'infants'>,
): boolean {
  return (counted ? travellersOf(criteria) : seatedOf(criteria)) <= maxTravellers;
}

/** Whether a company may buy tickets of this airline (its settings at the supplier). */
function sellsAirline({ airlines: { mode, codes } }: Pick<Seller, 'airlines'>, airline: string): boolean {
  return mode === 'all' || codes.includes(airline) === (mode === 'only');
}

/**
 * Whether a company may buy an offer: its airline, and any cabin better than the one searched for, which a supplier may offer too. Lower
 * cabins on parts of the way are always allowed.
 */
export function isSoldTo(
  seller: Pick<Seller, 'airlines' | 'cabins'>,
  { airline, slices }: Pick<Offer, 'airline' | 'slices'>,
  wanted: Cabin,
): boolean {
  const isSold = (cabin: Cabin | null) =>
    cabin === null || allCabins.indexOf(cabin) <= allCabins.indexOf(wanted) || seller.cabins.includes(cabin);
  return (
    sellsAirline(seller, airline) &&
    slices.every(({ segments }) => segments.every(({ cabin }) => isSold(cabin)))
  );
}
