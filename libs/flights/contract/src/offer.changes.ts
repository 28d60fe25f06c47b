import { z } from 'zod';
import { moneySchema } from '@traveldesk/shared-contract';
import { bagsSchema, conditionSchema, type Condition, type Offer, type Segment } from './offer';

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

/** One difference, old and new side by side (TRAVEL-RULES 14). `slice` and `segment` count from 0. */
export const offerChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), before: moneySchema, after: moneySchema }),
  z.object({
    kind: z.literal('schedule'),
    slice: z.number().int(),
    segment: z.number().int(),
    field: z.enum(scheduleFields),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
  /** The number of flights of a slice: other connections than before. */
  z.object({ kind: z.literal('flights'), slice: z.number().int(), before: z.number(), after: z.number() }),
  z.object({
    kind: z.literal('conditions'),
    condition: z.enum(['change', 'refund']),
    before: conditionSchema,
    after: conditionSchema,
  }),
  z.object({ kind: z.literal('bags'), before: bagsSchema, after: bagsSchema }),
  z.object({ kind: z.literal('fare'), before: z.string().nullable(), after: z.string().nullable() }),
  z.object({ kind: z.literal('cabin'), before: z.string().nullable(), after: z.string().nullable() }),
]);
export type OfferChange = z.infer<typeof offerChangeSchema>;

/** What is different in the later of two pictures of an offer; what changes by itself, as seats left, is not. */
export function offerChanges(before: Offer, after: Offer): OfferChange[] {
  const changes: OfferChange[] = [];
  const [old, now] = [before.price.total, after.price.total];
  if (old.currency !== now.currency || old.amount !== now.amount) {
    changes.push({ kind: 'price', before: old, after: now });
  }
  changes.push(...scheduleChanges(before, after));
  for (const condition of ['change', 'refund'] as const) {
    const [was, is] = [before.conditions[condition], after.conditions[condition]];
    if (!sameCondition(was, is)) changes.push({ kind: 'conditions', condition, before: was, after: is });
  }
  if (before.bags.carry_on !== after.bags.carry_on || before.bags.checked !== after.bags.checked) {
    changes.push({ kind: 'bags', before: before.bags, after: after.bags });
  }
  if (before.fare_brand !== after.fare_brand) {
    changes.push({ kind: 'fare', before: before.fare_brand, after: after.fare_brand });
  }
  if (before.cabin !== after.cabin) changes.push({ kind: 'cabin', before: before.cabin, after: after.cabin });
  return changes;
}

function scheduleChanges(before: Offer, after: Offer): OfferChange[] {
  return before.slices.flatMap((slice, at): OfferChange[] => {
    const now = after.slices[at]?.segments ?? [];
    if (slice.segments.length !== now.length) {
      return [{ kind: 'flights', slice: at, before: slice.segments.length, after: now.length }];
    }
    return slice.segments.flatMap((segment, index) => {
      const [was, is] = [timetableOf(segment), timetableOf(now[index] ?? segment)];
      return scheduleFields
        .filter((field) => was[field] !== is[field])
        .map((field) => ({
          kind: 'schedule' as const,
          ...{ slice: at, segment: index, field, before: was[field], after: is[field] },
        }));
    });
  });
}

function timetableOf(segment: Segment): Record<ScheduleField, string | null> {
  const { departing_at, arriving_at, origin, destination, origin_terminal, destination_terminal } = segment;
  const flight = `${segment.carrier} ${segment.flight_number}`;
  const { operated_by, aircraft } = segment;
  return {
    ...{ departing_at, arriving_at, origin, destination, origin_terminal, destination_terminal },
    ...{ flight, operated_by, aircraft },
  };
}

function sameCondition(one: Condition, other: Condition): boolean {
  return (
    one.state === other.state &&
    one.penalty?.amount === other.penalty?.amount &&
    one.penalty?.currency === other.penalty?.currency
  );
}
