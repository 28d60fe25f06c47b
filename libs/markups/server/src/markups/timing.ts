import type { MarkupRule } from '@traveldesk/markups-contract';
import type { Refusals } from './references';

/** The largest offset behind UTC (UTC−12). */
const westernmost = 12 * 3_600_000;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Refuses windows of an active rule that are over when it starts to apply, since it would match nothing. */
export function judgeTiming(rule: MarkupRule, from: Date): Refusals {
  if (rule.status !== 'active') return {};
  const refusals: Refusals = {};
  if (rule.valid_until !== null && Date.parse(rule.valid_until) <= from.getTime()) {
    refusals.valid_until = 'markup_window_past';
  }
  if (rule.booking_to !== null && rule.booking_to < dayOf(from)) refusals.booking_to = 'markup_window_past';
  const earliest = dayOf(new Date(from.getTime() - westernmost));
  if (rule.travel_to !== null && rule.travel_to < earliest) refusals.travel_to = 'markup_window_past';
  return refusals;
}
