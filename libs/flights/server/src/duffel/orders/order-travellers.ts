import type { NewOrder, NewTraveller, OurReference, TravelDocument } from '../../orders/new-order';
import type { OrderTraveller } from '../../orders/order-picture';
import { day, id, list, object, optionalId, optionalText, text, Unreadable, type Json } from '../order-read';

export const maxTravellers = 20;

const types: ReadonlyMap<unknown, OrderTraveller['type']> = new Map([
  ['adult', 'adult'],
  ['child', 'child'],
  ['infant_without_seat', 'infant'],
]);

/** Reads the passengers of an order. Throws Unreadable if one is listed twice, or an infant's adult refers to a missing passenger. */
export function travellersOf(wire: unknown): OrderTraveller[] {
  const all = list(wire, 'passengers', maxTravellers).map(travellerOf);
  const refs = new Set(all.map(({ ref }) => ref));
  if (all.length === 0 || refs.size !== all.length) throw new Unreadable('passengers', 'travellers');
  if (all.some(({ infant }) => infant !== null && !refs.has(infant))) {
    throw new Unreadable('infant_passenger_id', 'travellers');
  }
  return all;
}

function travellerOf(wire: unknown): OrderTraveller {
  const it = object(wire, 'passenger');
  const born = it.born_on ?? null;
  return {
    ref: id(it.id, 'passenger.id'),
    type: types.get(it.type) ?? null,
    given_name: text(it.given_name, 'given_name'),
    family_name: text(it.family_name, 'family_name'),
    born_on: born === null ? null : day(born, 'born_on'),
    infant: optionalId(it.infant_passenger_id, 'infant_passenger_id'),
  };
}

const documentTypes: Readonly<Record<TravelDocument['kind'], string>> = {
  passport: 'passport',
  tax_id: 'tax_id',
  known_traveller: 'known_traveler_number',
  redress: 'passenger_redress_number',
};

/** Builds a passenger of an order request (SUPPLIER 5). */
export function travellerWire(traveller: NewTraveller): Json {
  const { ref, title, gender, given_name, family_name, born_on, email, phone } = traveller;
  const { infant, document, loyalty } = traveller;
  return {
    id: ref,
    title,
    gender,
    given_name,
    family_name,
    born_on,
    email,
    phone_number: phone,
    ...(infant !== null && { infant_passenger_id: infant }),
    ...(document && { identity_documents: [documentWire(document)] }),
    ...(loyalty.length > 0 && {
      loyalty_programme_accounts: loyalty.map(({ airline, number }) => ({
        airline_iata_code: airline,
        account_number: number,
      })),
    }),
  };
}

function documentWire({ kind, number, country, expires_on }: TravelDocument): Json {
  return {
    type: documentTypes[kind],
    unique_identifier: number,
    issuing_country_code: country,
    expires_on,
  };
}

const bookingKey = 'traveldesk_booking';
const attemptKey = 'traveldesk_attempt';

export function metadataWire({ booking, attempt }: NewOrder['ours']): Json {
  return { [bookingKey]: booking, [attemptKey]: attempt };
}

/** Reads our reference from an order's metadata; null if the order was not made here. */
export function oursIn(metadata: unknown): OurReference | null {
  if (metadata === null || metadata === undefined) return null;
  const it = object(metadata, 'metadata');
  const booking = optionalText(it[bookingKey], bookingKey);
  const attempt = optionalText(it[attemptKey], attemptKey);
  return booking !== null && attempt !== null ? { booking, attempt } : null;
}
