import { rateWire, stayWire, type AskedWire, type StayWish } from './stay-wire.fake';

/** Fields that replace those of a quote of the sold rate. */
export interface QuoteWish {
  quote?: object;
  accommodation?: object;
  room?: object;
  /** Fields of the rate; its amounts are also those of the quote. */
  rate?: object;
}

const parts = ['total', 'base', 'tax', 'fee', 'due_at_accommodation'];

/** A quote of POST /stays/quotes (STAYS 2): the first rate of a property. */
export function quoteWire(
  asked: AskedWire,
  wish: StayWish,
  { quote, accommodation, room, rate }: QuoteWish = {},
) {
  const { check_in_date, check_out_date, rooms, guests, accommodation: property } = stayWire(asked, wish);
  const [sold = rateWire(wish.rate)] = wish.rates ?? [];
  const quoted: Record<string, unknown> = { ...sold, ...rate };
  const amounts = parts.flatMap((part) => [`${part}_amount`, `${part}_currency`]);
  return {
    id: 'quo_1',
    check_in_date,
    check_out_date,
    rooms,
    guests,
    accommodation: { ...property, rooms: [{ name: 'Double', rates: [quoted], ...room }], ...accommodation },
    ...Object.fromEntries(amounts.map((field) => [field, quoted[field]])),
    deposit_amount: null,
    deposit_currency: 'EUR',
    supported_loyalty_programme: null,
    ...quote,
  };
}
