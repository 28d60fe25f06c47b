import type { Money } from '@traveldesk/shared-contract';
import type { SupplierAdapter, SupplierNames, SupplierOffer, SupplierTerms } from '../adapter';
import { itineraryKeyOf, offerKeyOf } from '../offer-keys';
import type { HeronLeg, HeronQuote } from './heron-server.fake';

const quotes = '/v3/quotes';

export const money = ({ cents, cur }: Pick<HeronQuote, 'cents' | 'cur'>): Money => ({
  amount: (cents / 100).toFixed(2),
  currency: cur,
});
const nothing = { state: 'unknown', penalty: null } as const;
export const conditions = { change: nothing, refund: nothing };
const emptyNames = (): SupplierNames => ({ places: new Map(), airlines: new Map(), aircraft: new Map() });

export function sliceOf(leg: HeronLeg) {
  const segment = {
    origin: leg.from,
    destination: leg.to,
    origin_terminal: null,
    destination_terminal: null,
    departing_at: leg.dep.replace(' ', 'T'),
    arriving_at: leg.arr.replace(' ', 'T'),
    minutes: null,
    carrier: leg.al,
    flight_number: leg.no,
    operated_by: leg.al,
    aircraft: null,
    cabin: 'Economy' as const,
    fare_basis: null,
    bags: { carry_on: null, checked: null },
    stops: [],
  };
  return {
    origin: leg.from,
    destination: leg.to,
    minutes: null,
    fare_brand: null,
    conditions: null,
    segments: [segment],
  };
}

function offerOf(quote: HeronQuote, terms: Pick<SupplierTerms, 'key'>): SupplierOffer {
  const slices = [sliceOf(quote.leg)];
  return {
    ref: quote.quoteNo,
    training: true,
    itinerary_key: itineraryKeyOf(slices),
    offer_key: offerKeyOf(terms, { slices, conditions }),
    airline: quote.leg.al,
    slices,
    fare_brand: null,
    cabin: 'Economy',
    bags: { carry_on: null, checked: null },
    conditions,
    seats_left: null,
    emissions_kg: null,
    private_fare: false,
    net: { total: money(quote), base: null, tax: null },
    expires_at: quote.validTo,
    travellers: Array.from({ length: quote.people }, (_, at) => ({
      ref: `person-${at}`,
      type: 'adult',
      age: null,
    })),
    requirements: {
      passport: false,
      instant_payment: false,
      payment_required_by: new Date(Date.now() + 48 * 3_600_000).toISOString(),
      price_guaranteed_until: null,
    },
  };
}

/** Implements searches in the protocol heron-3. */
export const heronOffers: SupplierAdapter = {
  search: async (call, { trips, adults }, terms) => {
    const [{ origin: from, destination: to, date } = { origin: '', destination: '', date: '' }] = trips;
    const query = new URLSearchParams({ from, to, date, people: String(adults) });
    const { body } = await call({ path: `${quotes}?${query}` }, { purpose: 'search', repeatable: true });
    let found: HeronQuote[] = JSON.parse(body).quotes;
    return {
      names: emptyNames(),
      read: (count) => {
        const part = found.slice(0, count);
        found = found.slice(count);
        return { offers: part.map((quote) => offerOf(quote, terms)), dropped: {} };
      },
      left: () => found.length,
      least: () => (found[0] ? money(found[0]) : null),
    };
  },
  offer: async (call, ref, terms) => {
    const path = `${quotes}/${ref}`;
    const { status, body } = await call({ path }, { purpose: 'offer', repeatable: true, allow: [409] });
    return status === 409 ? 'gone' : { offer: offerOf(JSON.parse(body), terms), names: emptyNames() };
  },
  errorsIn: (body) => {
    const message = (body as { problem?: string } | null)?.problem ?? null;
    return { errors: [{ type: null, code: null, title: null, message }], requestId: null };
  },
};
