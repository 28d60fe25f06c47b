import { convert } from '@traveldesk/currencies-contract';
import {
  askAt,
  type BagService,
  type BookableOffer,
  type FlightTools,
  type SeatMap,
} from '@traveldesk/flights-server';
import { isUnanswered } from '@traveldesk/suppliers-server';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { invalid, Problem } from '@traveldesk/shared-server';
import type { ChosenService } from '@traveldesk/bookings-server';
import type { ChosenExtra } from '@traveldesk/flight-bookings-contract';

export interface Chosen {
  services: ChosenService[];
  /** `extras`: total in the selling currency. `orderPrice`: the order's price with them, in the supplier's currency. */
  extras: Money;
  orderPrice: Money;
}

interface ForSale {
  ref: string;
  kind: 'bag' | 'seat';
  travellers: string[];
  label: string | null;
  price: Money;
  most: number;
}

/**
 * Returns the chosen extras at current prices. Throws a 422 at `extras` for items or quantities that are not on sale; a 422 `offer_gone` or
 * `offer_expired`; a 503 `supplier_unavailable` where the supplier does not answer.
 */
export async function chosenServices(
  flights: FlightTools,
  offer: BookableOffer,
  chosen: readonly ChosenExtra[],
  asked: { companyId: string | null; signal: AbortSignal },
): Promise<Chosen> {
  const { kept, pricing } = offer;
  const { currency } = kept.offer.price.total;
  const net = kept.supplier_price.total;
  if (chosen.length === 0) return { services: [], extras: moneyOf(0n, currency), orderPrice: net };
  const sale = await servicesFor(flights, offer, asked);
  let ofSupplier = 0n;
  const services = chosen.map((one, index): ChosenService => {
    const found = sale.get(one.ref);
    if (!found) throw invalid({ [`extras.${index}.ref`]: 'booking_extra_gone' });
    if (one.quantity > found.most) throw invalid({ [`extras.${index}.quantity`]: 'booking_extra_quantity' });
    const price = moneyOf(minorUnits(found.price) * BigInt(one.quantity), found.price.currency);
    if (price.currency !== net.currency) throw invalid({ [`extras.${index}.ref`]: 'booking_extra_gone' });
    ofSupplier += minorUnits(price);
    const travellers = found.travellers.map((ref) => kept.travellers.findIndex((who) => who.ref === ref));
    const { kind, label } = found;
    return {
      ref: one.ref,
      kind,
      quantity: one.quantity,
      travellers,
      label,
      price: soldPieces(found.price, one.quantity, pricing, currency),
    };
  });
  const extras = services.reduce((sum, { price }) => sum + minorUnits(price), 0n);
  return {
    services,
    extras: moneyOf(extras, currency),
    orderPrice: moneyOf(minorUnits(net) + ofSupplier, net.currency),
  };
}

/** Converts a price at the offer's rate; bags and seats have no markup. */
export function sold(price: Money, { rates }: BookableOffer['pricing'], currency: string): Money {
  if (price.currency === currency) return price;
  const rate = rates[price.currency];
  if (!rate) throw new Problem(422, 'offer_no_rate', { params: { name: price.currency } });
  return convert(price, rate);
}

/** Multiplies the displayed unit price, as rounding the total instead could differ from the agreed amount. */
export function soldPieces(
  each: Money,
  quantity: number,
  pricing: BookableOffer['pricing'],
  currency: string,
): Money {
  return moneyOf(minorUnits(sold(each, pricing, currency)) * BigInt(quantity), currency);
}

async function servicesFor(
  flights: FlightTools,
  offer: BookableOffer,
  asked: { companyId: string | null; signal: AbortSignal },
): Promise<ReadonlyMap<string, ForSale>> {
  const { bags, seats } = await extrasOf(flights, offer, asked);
  const ofBags = bags.map(({ ref, travellers, price, most }): ForSale => {
    return { ref, kind: 'bag', travellers, label: null, price, most };
  });
  const ofSeats = seats.flatMap(({ cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows.flat(2).flatMap((element) =>
        element.kind === 'seat'
          ? element.choices.map(({ ref, traveller, price }): ForSale => {
              return {
                ref,
                kind: 'seat',
                travellers: [traveller],
                label: element.designator,
                price,
                most: 1,
              };
            })
          : [],
      ),
    ),
  );
  return new Map([...ofBags, ...ofSeats].map((one) => [one.ref, one]));
}

/** Returns the bags and seats that the supplier sells with an offer. */
export async function extrasOf(
  flights: FlightTools,
  { seller, search, kept }: BookableOffer,
  { companyId, signal }: { companyId: string | null; signal: AbortSignal },
): Promise<{ bags: BagService[]; seats: SeatMap[]; segments: string[][] }> {
  const at = { seller, companyId, reference: search.id, signal };
  try {
    const now = await askAt(flights, at, (orders, call) =>
      orders.offerWithExtras(call, kept.ref, { key: seller.key }),
    );
    if (typeof now === 'string') throw new Problem(422, `offer_${now}`);
    const seats = await askAt(flights, at, (orders, call) => orders.seatMaps(call, kept.ref));
    if (typeof seats === 'string') throw new Problem(422, `offer_${seats}`);
    return { bags: now.bags, seats, segments: now.segments };
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    throw new Problem(503, 'supplier_unavailable', { params: { name: seller.name }, retryAfter: 10 });
  }
}
