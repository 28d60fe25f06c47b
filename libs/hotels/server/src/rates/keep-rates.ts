import type { Seller } from '@traveldesk/companies-server';
import { convert } from '@traveldesk/currencies-contract';
import type { PriceLine } from '@traveldesk/markups-contract';
import { treatmentsOf, type KeptContext, type RefundInput } from '@traveldesk/markups-server';
import type { Money } from '@traveldesk/shared-contract';
import { idInBatch, type Db } from '@traveldesk/shared-server';
import type { OpenedStay, SupplierRoomRate } from '../adapter';
import type { HotelTools } from '../hotels.tools';
import { cityKm } from '../places/cities';
import { namesOfPhotos } from '../photos/photos.sql';
import { noteFacts } from '../properties/records';
import { earliest, shownProperty } from '../search/shown-property';
import type { Pricing, StayPricer } from '../search/pricing';
import type { WantedSearch } from '../search/read-stay';
import { resultLifeMs } from '../search/searches.sql';
import type { StaySieve } from '../search/sieve';
import type { KeptRate, KeptRates } from './kept-rates';
import { rateMoney } from './rate-money';
import { termsOf } from './terms';

interface Keeping {
  /** The id of the batch; the ids of rates derive from it. */
  id: string;
  createdAt: Date;
  asked: {
    seller: Pick<Seller, 'id' | 'key' | 'base_url'>;
    wanted: Pick<WantedSearch, 'stay'>;
    /** Our record. */
    property: { id: string };
  };
  pricer: StayPricer;
  sieve: StaySieve;
}

type Sold = Pricing & { rate: SupplierRoomRate; deposit?: Money | null };

/** Prices the checked rates of a property. A rate with more digits than the API has is left out and counted. */
export async function keepRates(
  { db, cities, policy }: HotelTools,
  { property, details, rooms, rates, expires_at }: OpenedStay,
  { id, createdAt, asked: { seller, wanted, property: record }, pricer, sieve }: Keeping,
): Promise<Omit<KeptRates, 'outcome'>> {
  await noteFacts(db, record.id, property);
  const city = property.point ? (await cities.nearest())(property.point, cityKm) : undefined;
  // One instant for the terms and the tiers, so that they cannot contradict each other.
  const now = new Date().toISOString();
  const sold = rates.flatMap((rate): Sold[] => {
    const pricing = pricer.price(rate, property, city);
    if (!pricing) sieve.reject('rates', 'price');
    const terms = termsOf(rate.timeline, rate.net.total, now);
    return pricing ? [{ rate: { ...rate, ...terms }, ...pricing }] : [];
  });
  const lines = await linesWithTreatments(
    db,
    sold.map((one) => one.lines),
  );
  const until = earliest(expires_at, new Date(createdAt.getTime() + resultLifeMs).toISOString());
  const { context } = pricer;
  const name = await namesOfPhotos(
    { db, policy },
    seller,
    [details, ...rooms].flatMap(({ photos }) => photos),
  );
  return {
    property: shownProperty(property, record.id, wanted.stay.point),
    propertyRef: property.ref,
    details: { ...details, photos: name(details.photos) },
    rooms: rooms.map((room) => ({ ...room, photos: name(room.photos) })),
    rates: sold.map((one, at) =>
      keptRate(one, {
        id: idInBatch(id, at),
        supplier: seller.key,
        lines: lines[at] ?? [],
        context,
        now,
        until,
      }),
    ),
    context,
  };
}

interface Shown {
  id: string;
  supplier: string;
  lines: RefundInput['lines'];
  context: KeptContext;
  now: string;
  /** The end of the result. */
  until: string;
}

export function keptRate(
  { rate, price, net, lines: made, facts, deposit = null }: Sold,
  shown: Shown,
): KeptRate {
  const { id, supplier, lines, context, now, until } = shown;
  const { ref, room, timeline, commission, note, board, payment, terms, free_until, bookable } = rate;
  const cost = { payment, total: rate.net.total, due: rate.due, deposit, timeline };
  const sale = { total: price.total, net, lines, exchange: converterInto(context) };
  return {
    rate: {
      id,
      supplier,
      board,
      payment,
      terms,
      free_until,
      bookable,
      expires_at: earliest(rate.expires_at ?? until, until),
      price,
      ...rateMoney(cost, sale, now),
      conditions: rate.conditions,
      loyalty: rate.loyalty,
      negotiated: rate.negotiated_as,
      left: rate.left,
    },
    room,
    ref,
    net,
    lines: made,
    facts,
    timeline,
    commission,
    note,
  };
}

/** Returns a conversion into the currency of a pricing. */
export function converterInto({
  currency,
  rates,
}: Pick<KeptContext, 'currency' | 'rates'>): (money: Money) => Money {
  return (money) => {
    if (money.currency === currency) return money;
    const rate = rates[money.currency];
    if (!rate) throw new RangeError(`${money.currency} has no rate`);
    return convert(money, rate);
  };
}

/** Returns the lines of each price with the refund treatment of their rules, reading them from the database once. */
export async function linesWithTreatments(
  db: Db,
  all: readonly (readonly PriceLine[])[],
): Promise<RefundInput['lines'][]> {
  const keyOf = ({ rule_id: id, version }: PriceLine) => `${id} ${version}`;
  const versions = new Map(all.flat().map((line) => [keyOf(line), line]));
  const treatments = await treatmentsOf(db, [...versions.values()]);
  const byVersion = new Map([...versions.keys()].map((key, at) => [key, treatments[at] ?? 'keep']));
  return all.map((lines) =>
    lines.map((line) => ({
      owner_id: line.owner_id,
      amount: line.amount,
      treatment: byVersion.get(keyOf(line)) ?? 'keep',
    })),
  );
}
