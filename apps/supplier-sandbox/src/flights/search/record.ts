import { invalidField } from '../../http/errors';
import { newId, randomText } from '../../http/ids';
import type { Account } from '../../training/accounts';
import type { Knobs } from '../../training/knobs';
import type { Cabin } from '../world/brands.data';
import { carriers } from '../world/carriers.data';
import type { FareType } from '../world/fares';
import { findAirport, findCity, type Airport } from '../../world/places';
import { addDays, localDate } from '../../world/zones';
import type { SearchBody } from './search.schema';

export interface SearchPassenger {
  id: string;
  fare: FareType;
  age: number | null;
  fare_type: string | null;
  given_name?: string;
  family_name?: string;
  loyalty_programme_accounts: { airline_iata_code: string; account_number: string }[];
}

/**
 * A search with everything on which its offers depend. Offers are not stored but recomputed from it, always the same ones, so that they
 * survive a restart and take no space.
 */
export interface SearchRecord {
  id: string;
  account: string;
  /** Milliseconds since 1970. */
  created: number;
  cabin: Cabin;
  maxConnections: number;
  slices: SearchBody['slices'];
  passengers: SearchPassenger[];
  privateFares: NonNullable<SearchBody['private_fares']>;
  currency: string;
  price: number;
  leastOffers: number;
  mostOffers: number;
  /** The earliest departure sold, in milliseconds since 1970; absent unless past flights are sold. */
  sellsFrom?: number;
  /** Airlines that answered within the timeout. */
  carriers: string[];
}

/** Returns the part of a search's id contained in its offers' ids. */
export const searchKey = (id: string) => id.slice(8, 22);
export const searchIdOf = (key: string) => `orq_0000${key}`;

/** Returns the airports of a code: one, or those of a city. An airport takes precedence over a city of the same code. */
export function airportsAt(code: string): Airport[] {
  const airport = findAirport(code);
  return airport ? [airport] : (findCity(code)?.airports ?? []);
}

/** The days in advance that airlines sell (TRAVEL-RULES 7). */
const mostDaysAhead = 361;

/** Creates the record of a search. Throws a validation_error for impossible dates and passengers. */
export function recordSearch(
  body: SearchBody,
  context: { account: Account; knobs: Knobs; now: number; supplierTimeout: number },
): SearchRecord {
  const { account, knobs, now, supplierTimeout } = context;
  const sellsFrom = now - knobs.past_days * 86_400_000;
  checkDates(body, now, sellsFrom);
  const passengers = body.passengers.map((one): SearchPassenger => {
    const fare = one.type ?? fareTypeOf(one.age ?? 30);
    return {
      id: newId('pas'),
      fare,
      age: one.age ?? null,
      fare_type: one.fare_type ?? null,
      ...(one.given_name !== undefined && { given_name: one.given_name }),
      ...(one.family_name !== undefined && { family_name: one.family_name }),
      loyalty_programme_accounts: one.loyalty_programme_accounts ?? [],
    };
  });
  checkInfants(passengers);
  return {
    id: searchIdOf(randomText(14)),
    account: account.id,
    created: now,
    cabin: body.cabin_class ?? 'economy',
    maxConnections: body.max_connections ?? 1,
    slices: body.slices,
    passengers,
    privateFares: body.private_fares ?? {},
    currency: knobs.currency,
    price: knobs.price,
    leastOffers: knobs.least_offers,
    mostOffers: knobs.most_offers,
    ...(sellsFrom < now && { sellsFrom }),
    carriers: carriers
      .filter(({ kind }) => knobs.sells.includes(kind))
      .filter(({ answersAfterMs }) => answersAfterMs * knobs.pace <= supplierTimeout)
      .map(({ iata }) => iata),
  };
}

/** Returns the fare type by the age at the last slice's departure (TRAVEL-RULES 2). */
export function fareTypeOf(age: number): FareType {
  if (age < 2) return 'infant_without_seat';
  return age < 12 ? 'child' : 'adult';
}

/** Whether a passenger is 18 or older; younger ones are searched by age (SUPPLIER 5). Only adults may hold infants. */
export function isGrown({ fare, age }: Pick<SearchPassenger, 'fare' | 'age'>): boolean {
  return fare === 'adult' && (age === null || age >= 18);
}

function checkDates({ slices }: SearchBody, now: number, sellsFrom: number): void {
  slices.forEach(({ origin, departure_date: date }, at) => {
    const pointer = `/slices/${at}/departure_date`;
    const [airport] = airportsAt(origin);
    const today = localDate(now, airport?.timeZone ?? 'UTC');
    const earliest = localDate(sellsFrom, airport?.timeZone ?? 'UTC');
    if (date < earliest) throw invalidField('validation_inclusion', pointer, 'Departure date is in the past');
    if (date > addDays(today, mostDaysAhead)) {
      throw invalidField('validation_inclusion', pointer, 'Departure date is too far in the future');
    }
    const before = slices[at - 1]?.departure_date;
    if (before !== undefined && date < before) {
      throw invalidField(
        'validation_inclusion',
        pointer,
        'Departure date is before that of the slice before',
      );
    }
  });
}

function checkInfants(passengers: readonly SearchPassenger[]): void {
  const infants = passengers.filter(({ fare }) => fare === 'infant_without_seat').length;
  if (infants > passengers.filter(isGrown).length) {
    throw invalidField(
      'validation_inclusion',
      '/passengers',
      'There are more infants than adults to hold them',
    );
  }
}
