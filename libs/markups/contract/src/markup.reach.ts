import { dayMs } from '@traveldesk/shared-contract';
import type { MarkupRule } from './markup.shape';

/** Reports an issue at a field, by the key of its message. */
export type Refuse = (field: keyof MarkupRule, key: string) => void;

const nothing = 'markup_matches_nothing';

/** Refuses pairs of conditions that no booking can meet together, although each is valid on its own. */
export function judgeReach(rule: MarkupRule, refuse: Refuse): void {
  if (countsNobody(rule)) refuse('passengers', nothing);
  if (rule.area === 'domestic' && leadsAbroad(rule)) refuse('area', nothing);
  if (pricesUnpaid(rule)) refuse('payment_types', 'markup_pay_now');
  if (!hasWeekday(rule)) refuse('weekdays', nothing);
  judgeDays(rule, refuse);
  judgeValidity(rule, refuse);
}

/** True for an amount per passenger when the only passengers are infants and the rule does not count infants. */
function countsNobody({ passengers, infants, per, value_type, min_amount, max_amount }: MarkupRule): boolean {
  const counts =
    per === 'passenger' && (value_type === 'fixed' || min_amount !== null || max_amount !== null);
  return counts && !infants && passengers.length > 0 && passengers.every((type) => type === 'infant');
}

/** True for a markup or discount on rates that are paid at the property, which only service fees price. */
function pricesUnpaid({ kind, payment_types: types }: MarkupRule): boolean {
  return kind !== 'service_fee' && types.some((type) => type !== 'pay_now');
}

function leadsAbroad({ origins, destinations }: MarkupRule): boolean {
  if (![...origins, ...destinations].every(({ kind }) => kind === 'country')) return false;
  const from = new Set(origins.map(({ code }) => code));
  return origins.length > 0 && destinations.length > 0 && !destinations.some(({ code }) => from.has(code));
}

const dayOf = (text: string): number => Date.parse(text) / dayMs;

/** Seven days or more contain every weekday. January 1, 1970 was a Thursday. */
function hasWeekday({ weekdays, travel_from, travel_to }: MarkupRule): boolean {
  if (weekdays.length === 0 || travel_from === null || travel_to === null) return true;
  const first = dayOf(travel_from);
  const days = Math.min(7, dayOf(travel_to) - first + 1);
  // A window that ends before it starts has its own refusal.
  if (days < 1) return true;
  return Array.from({ length: days }, (_, at) => ((first + at + 3) % 7) + 1).some((day) =>
    weekdays.includes(day),
  );
}

function judgeDays(rule: MarkupRule, refuse: Refuse): void {
  const { travel_from, travel_to, booking_from, booking_to, days_before_min, days_before_max } = rule;
  if (days_before_min !== null && travel_to !== null && booking_from !== null) {
    const most = dayOf(travel_to) - dayOf(booking_from);
    if (most >= 0 && days_before_min > most) refuse('days_before_min', nothing);
  }
  if (days_before_max !== null && travel_from !== null && booking_to !== null) {
    if (days_before_max < dayOf(travel_from) - dayOf(booking_to)) refuse('days_before_max', nothing);
  }
}

function judgeValidity(
  { valid_from, valid_until, booking_from, booking_to }: MarkupRule,
  refuse: Refuse,
): void {
  if (valid_until !== null && booking_from !== null && Date.parse(valid_until) <= Date.parse(booking_from)) {
    refuse('valid_until', nothing);
  }
  if (
    valid_from !== null &&
    booking_to !== null &&
    Date.parse(valid_from) >= Date.parse(booking_to) + dayMs
  ) {
    refuse('valid_from', nothing);
  }
}
