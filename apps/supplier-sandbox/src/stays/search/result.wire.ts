import { accommodationWire } from '../accommodation/accommodation.wire';
import { assumed } from '../assumed';
import { instantWire, moneyWire } from '../wire';
import type { Property } from '../world/property';
import type { Rate } from '../world/rate';
import { roomsWire, type RoomWire } from './room.wire';
import { expiryOf, rateId, resultId, supportedBy, type FoundResult } from './results';

interface Options {
  url: string;
  /** All rates, the first few, or no rooms at all. */
  rooms: 'all' | 'some' | 'absent';
}

/** One result of a search, with its cheapest rate first (STAYS 2). */
export function resultWire(found: FoundResult, rates: readonly Rate[], { url, rooms }: Options) {
  const { search, property, at } = found;
  const cheapest = rates.reduce((least, rate) => (rate.total < least.total ? rate : least));
  const sent = rooms === 'all' ? rates : rates.slice(0, assumed.ratesInSearch);
  return {
    id: resultId(search, at),
    check_in_date: search.checkIn,
    check_out_date: search.checkOut,
    rooms: search.rooms,
    guests: search.guests,
    expires_at: instantWire(expiryOf(search)),
    accommodation: accommodationWire(property, {
      url,
      rooms: rooms === 'absent' ? undefined : roomsOfResult(found, sent, url),
    }),
    ...cheapestWire(cheapest),
    supported_negotiated_rates: supportedBy(property, search.negotiated).map(({ id, name }) => ({
      id,
      display_name: name,
    })),
  };
}

/** The currency of the total has its own field name (STAYS 2). */
function cheapestWire({ total, base, publicAmount, due, currency }: Rate) {
  const { cheapest_rate_total_amount, cheapest_rate_total_currency } = moneyWire(
    'cheapest_rate_total',
    total,
    currency,
  );
  return {
    cheapest_rate_total_amount,
    cheapest_rate_currency: cheapest_rate_total_currency,
    ...moneyWire('cheapest_rate_base', base, currency),
    ...moneyWire('cheapest_rate_public', publicAmount, currency),
    ...moneyWire('cheapest_rate_due_at_accommodation', due.amount, due.currency),
  };
}

/** The rooms of rates, with the ids that they have in their search. */
function roomsOfResult(
  { search, property, at }: FoundResult,
  rates: readonly Rate[],
  url: string,
): RoomWire[] {
  return roomsWire(rates, {
    id: (rate) => rateId(search, at, rate),
    expires: expiryOf(search),
    photo: roomPhoto(property, url),
  });
}

export const roomPhoto = ({ id }: Property, url: string) => `${url}/pictures/${id}/room.png`;
