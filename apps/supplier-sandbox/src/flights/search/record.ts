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
 * What was asked, and all that its offers depend on. Offers are not stored: they are worked out from this whenever
 * they are asked for, always the same ones, so an offer outlives a restart and costs no space.
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
  /** The earliest departure that was sold; absent where it is not the past's. Milliseconds since 1970. */
  sellsFrom?: number;
  /** Airlines that had answered when the time was over. */
  carriers: string[];
}

/** The part of an offer request's id that its offers' ids are made from. */
export const searchKey = (id: string) => id.slice(8, 22);
export const searchIdOf = (key: string) => `orq_0000${key}`;

/** Airports that a code stands for: one, or those of a city. An airport is meant where both have the code. */
export function airportsAt(code: string): Airport[] {
  const airport = findAirport(code);
  return airport ? [airport] : (findCity(code)?.airports ?? []);
}

/** How far ahead airlines sell (TRAVEL-RULES 7). */
const mostDaysAhead = 361;

/** Takes a request down. Throws a validation_error for dates and passengers that cannot travel. */
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

/** By the age on the departure of the last slice (TRAVEL-RULES 2). */
export function fareTypeOf(age: number): FareType {
  if (age < 2) return 'infant_without_seat';
  return age < 12 ? 'child' : 'adult';
}

/** Whether a searched passenger is 18 or older; younger ones are searched by age (SUPPLIER 5). Only these may hold infants. */
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
