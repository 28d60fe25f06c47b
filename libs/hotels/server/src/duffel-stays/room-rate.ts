import { amountOrNull, id, list, optionalText, type Json } from '@traveldesk/suppliers-server/duffel';
import type { SupplierRoomRate } from '../adapter';
import { fieldOf } from './details';
import { lenient } from './lenient';
import { longText } from './long-text';
import { rateOf } from './rate';

const mostConditions = 50;
const longestCondition = 2_000;
const longestNote = 1_000;

/** The names of negotiated rates by id, which the result lists apart from its rates. */
export type NegotiatedNames = ReadonlyMap<string, string>;

/** Reads a rate with all its details. `room` is the index of its room. Throws Unreadable. */
export function roomRateOf(
  rate: Json,
  { room, now, names }: { room: number; now: string; names: NegotiatedNames },
): SupplierRoomRate {
  return {
    ...rateOf(rate, now),
    ref: id(rate.id, 'id'),
    room,
    conditions: lenient(() => conditionsOf(rate.conditions)) ?? [],
    loyalty: loyaltyOf(rate),
    negotiated_as: negotiatedOf(rate, names),
    left: leftOf(rate.quantity_available),
    commission: amountOrNull(rate.estimated_commission_amount, rate.estimated_commission_currency),
    note: longText(rate.description, longestNote),
  };
}

/** Conditions without a text are left out. */
function conditionsOf(conditions: unknown): SupplierRoomRate['conditions'] {
  return list(conditions, 'conditions', mostConditions).flatMap((condition) => {
    const title = longText(fieldOf(condition, 'title'), 200) ?? '';
    const description = longText(fieldOf(condition, 'description'), longestCondition) ?? '';
    return title === '' && description === '' ? [] : [{ title, description }];
  });
}

function loyaltyOf({ supported_loyalty_programme: programme, loyalty_programme_required: required }: Json) {
  const named = lenient(() => optionalText(programme, 'supported_loyalty_programme'));
  return named === null ? null : { programme: named, required: required === true };
}

function negotiatedOf(rate: Json, names: NegotiatedNames): SupplierRoomRate['negotiated_as'] {
  const ref = lenient(() => optionalText(rate.negotiated_rate_id, 'negotiated_rate_id'));
  if (ref === null) return null;
  const code = lenient(() => optionalText(rate.code, 'code'));
  return { code, name: names.get(ref) ?? lenient(() => optionalText(rate.name, 'name')) };
}

function leftOf(left: unknown): number | null {
  return typeof left === 'number' && Number.isInteger(left) && left >= 0 && left < 10_000 ? left : null;
}
