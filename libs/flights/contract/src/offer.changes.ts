import { z } from 'zod';
import { moneySchema } from '@traveldesk/shared-contract';
import {
  bagsSchema,
  conditionSchema,
  hasFee,
  type Bags,
  type Condition,
  type Offer,
  type Segment,
} from './offer';

const scheduleFields = [
  'departing_at',
  'arriving_at',
  'origin',
  'destination',
  'origin_terminal',
  'destination_terminal',
  'flight',
  'operated_by',
  'aircraft',
] as const;
export type ScheduleField = (typeof scheduleFields)[number];

/** The cause of a price change: the supplier's price; our rules or rates; or both. */
const priceOrigins = ['supplier', 'ours', 'both'] as const;
export type PriceOrigin = (typeof priceOrigins)[number];

const oneFlight = { slice: z.number().int(), segment: z.number().int() };

/** A change of an offer, with old and new values (TRAVEL-RULES 14). `slice` and `segment` count from 0. */
export const offerChangeSchema = z.discriminatedUnion('kind', [
  /** `whose` is null if the cause is unknown, as for shared offers. */
  z.object({
    kind: z.literal('price'),
    whose: z.enum(priceOrigins).nullable(),
    before: moneySchema,
    after: moneySchema,
  }),
  z.object({
    kind: z.literal('schedule'),
    ...oneFlight,
    field: z.enum(scheduleFields),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
  /** The number of flights of a trip, if its connections changed. */
  z.object({ kind: z.literal('flights'), slice: z.number().int(), before: z.number(), after: z.number() }),
  z.object({
    kind: z.literal('conditions'),
    condition: z.enum(['change', 'refund']),
    before: conditionSchema,
    after: conditionSchema,
  }),
  /** The lowest allowance and the lowest cabin of all flights. */
  z.object({ kind: z.literal('bags'), before: bagsSchema, after: bagsSchema }),
  z.object({ kind: z.literal('fare'), before: z.string().nullable(), after: z.string().nullable() }),
  z.object({ kind: z.literal('cabin'), before: z.string().nullable(), after: z.string().nullable() }),
  /** Bags or cabin of one flight, if the values of the whole journey do not describe all flights. */
  z.object({ kind: z.literal('flight_bags'), ...oneFlight, before: bagsSchema, after: bagsSchema }),
  z.object({
    kind: z.literal('flight_cabin'),
    ...oneFlight,
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
]);
export type OfferChange = z.infer<typeof offerChangeSchema>;

/**
 * Returns the changes between two states of an offer, except values that change all the time, such as seats left. `whose` is the cause of a
 * price change.
 */
export function offerChanges(before: Offer, after: Offer, whose: PriceOrigin | null = null): OfferChange[] {
  const changes: OfferChange[] = [];
  const [old, now] = [before.price.total, after.price.total];
  if (old.currency !== now.currency || old.amount !== now.amount) {
    changes.push({ kind: 'price', whose, before: old, after: now });
  }
  changes.push(...scheduleChanges(before, after));
  for (const condition of ['change', 'refund'] as const) {
    const [was, is] = [before.conditions[condition], after.conditions[condition]];
    if (!sameCondition(was, is)) changes.push({ kind: 'conditions', condition, before: was, after: is });
  }
  if (!sameBags(before.bags, after.bags)) {
    changes.push({ kind: 'bags', before: before.bags, after: after.bags });
  }
  if (before.fare_brand !== after.fare_brand) {
    changes.push({ kind: 'fare', before: before.fare_brand, after: after.fare_brand });
  }
  if (before.cabin !== after.cabin) changes.push({ kind: 'cabin', before: before.cabin, after: after.cabin });
  changes.push(...cabinChanges(before, after), ...bagChanges(before, after));
  return changes;
}

/** A flight in both states. Trips with another number of flights have no pairs; that number is their change. */
interface Pair {
  slice: number;
  segment: number;
  was: Segment;
  is: Segment;
}

function pairsOf(before: Offer, after: Offer): Pair[] {
  return before.slices.flatMap(({ segments }, slice) => {
    const now = after.slices[slice]?.segments ?? [];
    if (segments.length !== now.length) return [];
    return segments.flatMap((was, segment) => {
      const is = now[segment];
      return is ? [{ slice, segment, was, is }] : [];
    });
  });
}

function cabinChanges(before: Offer, after: Offer): OfferChange[] {
  const pairs = pairsOf(before, after);
  const isSaid = pairs.every(({ was, is }) => was.cabin === before.cabin && is.cabin === after.cabin);
  if (isSaid) return [];
  return pairs
    .filter(({ was, is }) => was.cabin !== is.cabin)
    .map(({ was, is, ...at }) => ({ kind: 'flight_cabin', ...at, before: was.cabin, after: is.cabin }));
}

function bagChanges(before: Offer, after: Offer): OfferChange[] {
  const pairs = pairsOf(before, after);
  const isSaid = pairs.every(
    ({ was, is }) => sameBags(was.bags, before.bags) && sameBags(is.bags, after.bags),
  );
  if (isSaid) return [];
  return pairs
    .filter(({ was, is }) => !sameBags(was.bags, is.bags))
    .map(({ was, is, ...at }) => ({ kind: 'flight_bags', ...at, before: was.bags, after: is.bags }));
}

function scheduleChanges(before: Offer, after: Offer): OfferChange[] {
  const most = before.slices.length > after.slices.length ? before : after;
  return most.slices.flatMap((_, at): OfferChange[] => {
    const [old, now] = [before.slices[at]?.segments ?? [], after.slices[at]?.segments ?? []];
    if (old.length !== now.length) {
      return [{ kind: 'flights', slice: at, before: old.length, after: now.length }];
    }
    return old.flatMap((segment, index) => {
      const [was, is] = [timetableOf(segment), timetableOf(now[index] ?? segment)];
      return scheduleFields
        .filter((field) => was[field] !== is[field])
        .map((field) => ({
          kind: 'schedule' as const,
          slice: at,
          segment: index,
          field,
          before: was[field],
          after: is[field],
        }));
    });
  });
}

function timetableOf(segment: Segment): Record<ScheduleField, string | null> {
  const { departing_at, arriving_at, origin, destination, origin_terminal, destination_terminal } = segment;
  const flight = `${segment.carrier} ${segment.flight_number}`;
  const { operated_by, aircraft } = segment;
  return {
    departing_at,
    arriving_at,
    origin,
    destination,
    origin_terminal,
    destination_terminal,
    flight,
    operated_by,
    aircraft,
  };
}

/** Whether both allowances are the same; unknown equals unknown. */
export function sameBags(one: Bags, other: Bags): boolean {
  return one.carry_on === other.carry_on && one.checked === other.checked;
}

export function sameCondition(one: Condition, other: Condition): boolean {
  const [was, is] = [one.penalty, other.penalty];
  const isSameFee =
    was && is ? was.amount === is.amount && was.currency === is.currency : hasFee(one) === hasFee(other);
  return one.state === other.state && isSameFee;
}
