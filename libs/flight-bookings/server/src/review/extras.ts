import type { Extras } from '@traveldesk/flight-bookings-contract';
import type { BookableOffer, FlightTools } from '@traveldesk/flights-server';
import type { Money } from '@traveldesk/shared-contract';
import { extrasOf, sold } from '../operations/book/services';

type ForSale = Awaited<ReturnType<typeof extrasOf>>;
type Cabins = Extras['seats'][number]['cabins'];

/**
 * Returns the bags and seats on sale with an offer, at the offer's rate; travelers and segments are indexes in the offer, segments counted
 * through all trips. Omits items in another currency than the offer, or without a known traveler. Throws a 422 `offer_gone`,
 * `offer_expired` or `offer_no_rate`, and a 503 `supplier_unavailable`.
 */
export async function shownExtras(
  flights: FlightTools,
  offer: BookableOffer,
  asked: { companyId: string | null; signal: AbortSignal },
): Promise<Extras> {
  return placedExtras(offer, await extrasOf(flights, offer, asked));
}

function placedExtras(offer: BookableOffer, { bags, seats, segments }: ForSale): Extras {
  const { kept, pricing } = offer;
  const { currency } = kept.offer.price.total;
  const net = kept.supplier_price.total.currency;
  const travellerAt = placesOf(kept.travellers.map(({ ref }) => ref));
  const segmentAt = placesOf(segments.flat());
  const priced = (price: Money) => (price.currency === net ? sold(price, pricing, currency) : null);
  return {
    bags: bags.flatMap(({ ref, kind, travellers, segments: flown, price, most, size }) => {
      const asked = priced(price);
      const whom = placed(travellers, travellerAt);
      const where = placed(flown, segmentAt);
      if (!asked || !whom || !where || most < 1) return [];
      return [{ ref, kind, travellers: whom, segments: where, price: asked, most, weight: size.weight }];
    }),
    seats: seats.flatMap(({ segment, cabins }) => {
      const at = segmentAt.get(segment);
      if (at === undefined) return [];
      return [{ segment: at, cabins: cabins.map(({ rows }) => ({ rows: rowsOf(rows) })) }];
    }),
  };

  function rowsOf(rows: ForSale['seats'][number]['cabins'][number]['rows']): Cabins[number]['rows'] {
    return rows.map((sections) =>
      sections.map((elements) =>
        elements.map((element) => {
          if (element.kind !== 'seat') return { kind: element.kind, designator: null, choices: [] };
          const choices = element.choices.flatMap(({ ref, traveller, price }) => {
            const [at, asked] = [travellerAt.get(traveller), priced(price)];
            return at === undefined || !asked ? [] : [{ ref, traveller: at, price: asked }];
          });
          return { kind: 'seat', designator: element.designator, choices };
        }),
      ),
    );
  }
}

function placesOf(refs: readonly string[]): ReadonlyMap<string, number> {
  return new Map(refs.map((ref, at) => [ref, at]));
}

/** Returns null where any ref is not part of the offer. */
function placed(refs: readonly string[], places: ReadonlyMap<string, number>): number[] | null {
  const found = refs.flatMap((ref) => places.get(ref) ?? []);
  return found.length === refs.length ? found : null;
}
