import type { z } from 'zod';
import { fitsCurrency, folded, refuseAmbiguousAmount, readAmount } from '@traveldesk/shared-contract';
import { fractionOf, isLess } from './engine/fraction';
import { placeKey } from './markup.kinds';
import type { MarkupRule } from './markup.shape';
import { keptAmount } from './markup.fields';
import { judgeProduct } from './markup.products';
import { judgeReach, type Refuse } from './markup.reach';

/** The highest percentage by kind: ten times a fare for earnings, all of it for a discount (TRAVEL-RULES 25). */
const mostPercent = { markup: '1000', service_fee: '1000', discount: '100' } as const;
const mostTax = '100';

/** Cross-field checks of a rule. The schema runs them, on form and server alike. */
export function judgeMarkup(rule: MarkupRule, context: z.RefinementCtx): void {
  const refuse: Refuse = (field, key) =>
    context.addIssue({ code: 'custom', path: [field], params: { key }, input: rule[field] });
  judgeProduct(rule, refuse);
  judgeOwner(rule, refuse);
  judgeValue(rule, refuse);
  judgeWindows(rule, refuse);
  judgeLists(rule, refuse);
  judgeReach(rule, refuse);
  for (const field of amountFields) {
    const amount = field === 'amount' && rule.value_type !== 'fixed' ? null : rule[field];
    if (amount === null) continue;
    const money = { amount, currency: rule.currency };
    if (!refuseAmbiguousAmount(context, field, money) && !fitsCurrency(money))
      refuse(field, 'markup_amount_decimals');
  }
}

const amountFields = ['amount', 'min_amount', 'max_amount', 'step', 'fare_min', 'fare_max'] as const;

/** Normalizes a rule's amounts for its currency. `judgeMarkup` refuses ambiguous ones, except an `amount` that a percentage replaces. */
export function readAmounts<Rule extends MarkupRule>(rule: Rule): Rule {
  const { currency, value_type } = rule;
  const read = amountFields.map((field) => {
    const amount = rule[field] && keptAmount(readAmount(rule[field], currency), currency);
    const isReplaced = field === 'amount' && value_type !== 'fixed';
    return [field, isReplaced && amount ? amount.replace(',', '.') : amount] as const;
  });
  return { ...rule, ...Object.fromEntries(read) };
}

function judgeOwner({ layer, owner_id, kind }: MarkupRule, refuse: Refuse): void {
  if (layer === 'company' && owner_id === null) refuse('owner_id', 'markup_owner_missing');
  if (layer === 'platform' && owner_id !== null) refuse('owner_id', 'markup_owner_platform');
  // The owner earns what its rules add; nobody would pay for a discount.
  if (layer === 'company' && kind === 'discount') refuse('kind', 'markup_discount_platform');
}

function judgeValue(rule: MarkupRule, refuse: Refuse): void {
  const { value_type, percent, amount, kind, min_amount, max_amount, tax_percent } = rule;
  if (value_type === 'percent' && percent === null) refuse('percent', 'markup_percent_missing');
  if (value_type === 'fixed' && amount === null) refuse('amount', 'markup_amount_missing');
  // A percentage next to a fixed amount is not checked, because the form hides it.
  if (value_type === 'percent' && percent !== null && isOver(percent, mostPercent[kind])) {
    refuse('percent', kind === 'discount' ? 'markup_discount_high' : 'markup_percent_high');
  }
  if (tax_percent !== null && isOver(tax_percent, mostTax)) refuse('tax_percent', 'markup_tax_high');
  if (tax_percent !== null && kind === 'discount') refuse('tax_percent', 'markup_tax_discount');
  if (isOver(min_amount, max_amount)) refuse('max_amount', 'markup_min_over_max');
  if (isOver(rule.fare_min, rule.fare_max)) refuse('fare_max', 'markup_fare_range');
}

/** Compares exactly: as floats, two amounts of sixteen digits can be equal. */
function isOver(least: string | null, most: string | null): boolean {
  // An ambiguous amount has its own refusal.
  if (least === null || most === null || `${least}${most}`.includes(',')) return false;
  return isLess(fractionOf(most), fractionOf(least));
}

function judgeWindows(rule: MarkupRule, refuse: Refuse): void {
  const { travel_from, travel_to, booking_from, booking_to, days_before_min, days_before_max } = rule;
  if (travel_from !== null && travel_to !== null && travel_to < travel_from) {
    refuse('travel_to', 'markup_window_order');
  }
  if (booking_from !== null && booking_to !== null && booking_to < booking_from) {
    refuse('booking_to', 'markup_window_order');
  }
  if (days_before_min !== null && days_before_max !== null && days_before_max < days_before_min) {
    refuse('days_before_max', 'markup_days_order');
  }
  if (rule.nights_min !== null && rule.nights_max !== null && rule.nights_max < rule.nights_min) {
    refuse('nights_max', 'markup_nights_order');
  }
  const { valid_from, valid_until } = rule;
  if (valid_from !== null && valid_until !== null && Date.parse(valid_until) <= Date.parse(valid_from)) {
    refuse('valid_until', 'markup_window_order');
  }
  // Travel cannot end before bookings open.
  if (travel_to !== null && booking_from !== null && travel_to < booking_from) {
    refuse('travel_to', 'markup_travel_before_booking');
  }
}

/** Refuses values listed twice, and a company rule that names its owner without the companies below. */
function judgeLists(rule: MarkupRule, refuse: Refuse): void {
  const twice = (keys: readonly unknown[]) => new Set(keys).size < keys.length;
  const lists = {
    companies: rule.companies.map(({ id }) => id),
    suppliers: rule.suppliers,
    marketing: rule.marketing.codes,
    operating: rule.operating.codes,
    plating: rule.plating.codes,
    origins: rule.origins.map(placeKey),
    destinations: rule.destinations.map(placeKey),
    fare_brands: rule.fare_brands.map((brand) => brand.toLowerCase()),
    trip_types: rule.trip_types,
    cabins: rule.cabins,
    passengers: rule.passengers,
    stars: rule.stars,
    chains: rule.chains.map(folded),
    boards: rule.boards,
    payment_types: rule.payment_types,
    weekdays: rule.weekdays,
  } as const;
  for (const [field, keys] of Object.entries(lists)) {
    if (twice(keys)) refuse(field as keyof typeof lists, 'markup_listed_twice');
  }
  if (rule.layer === 'company' && rule.companies.some(({ id, below }) => id === rule.owner_id && !below)) {
    refuse('companies', 'markup_owner_itself');
  }
}
