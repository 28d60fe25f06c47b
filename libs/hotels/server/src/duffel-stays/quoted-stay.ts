import {
  amountOrNull,
  id,
  list,
  money,
  object,
  optionalInstant,
  Unreadable,
  type Json,
} from '@traveldesk/suppliers-server/duffel';
import type { QuotedStay } from '../adapter';
import { earliest } from '../search/shown-property';
import { resultLifeMs } from '../search/searches.sql';
import { openedStayOf } from './opened-stay';
import type { Drop } from './stay';

const mostListed = 500;
const amounts = ['total', 'base', 'tax', 'fee', 'due_at_accommodation'] as const;

/**
 * Reads a quote. Amounts are at its top; board, terms, conditions and payment are those of the first rate in it (STAYS 2). Throws
 * Unreadable, also if that rate has a different total.
 */
export function quotedStayOf(value: unknown, now: string, drop: Drop): QuotedStay {
  const quote = object(value, 'quote');
  const accommodation = object(quote.accommodation, 'accommodation');
  const room = object(list(accommodation.rooms, 'rooms', mostListed)[0], 'room');
  const rate = object(list(room.rates, 'rates', mostListed)[0], 'rate');
  if (rate.total_amount !== undefined && !hasTotalOf(rate, quote)) {
    throw new Unreadable('total_amount', 'price');
  }
  const only = { ...rate, ...amountsOf(quote), id: rate.id ?? quote.id };
  const stay = openedStayOf(
    {
      ...quote,
      expires_at: endOf(quote, rate, now),
      accommodation: { ...accommodation, rooms: [{ ...room, rates: [only] }] },
    },
    now,
    drop,
  );
  return {
    ...stay,
    ref: id(quote.id, 'id'),
    deposit: amountOrNull(quote.deposit_amount, quote.deposit_currency),
  };
}

function hasTotalOf(rate: Json, quote: Json): boolean {
  const [one, other] = [rate, quote].map((price) =>
    money(price.total_amount, price.total_currency, 'total_amount'),
  );
  return one?.amount === other?.amount && one?.currency === other?.currency;
}

function amountsOf(quote: Json): Json {
  return Object.fromEntries(
    amounts.flatMap((name) => [`${name}_amount`, `${name}_currency`]).map((field) => [field, quote[field]]),
  );
}

/** The end of a quote is not documented: it ends with its rate, at the latest after half an hour (STAYS 1). */
function endOf(quote: Json, rate: Json, now: string): string {
  const latest = new Date(Date.parse(now) + resultLifeMs).toISOString();
  const told = [quote, rate].map((one) => optionalInstant(one.expires_at, 'expires_at') ?? latest);
  return told.reduce(earliest, latest);
}
