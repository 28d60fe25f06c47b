import { diceOf, type Dice } from '../../world/random';
import { amountText, minorUnits } from '../../world/money';
import { cityTax, demandOf, isOpen, nightsOf, taxPercent, type Stay } from './nights';
import { memberPlan, mobilePlan, negotiatedPlan, plans, resortPlans, type Plan } from './plans.data';
import type { Property } from './property';
import type { Condition, Rate } from './rate';
import type { RoomType } from './rooms';
import { scenarioPlans } from './scenario-plans';
import { timelineOf } from './timeline';

/** The inputs from which the rates of a property are calculated. */
export interface RateContext extends Stay {
  currency: string;
  /** The price level relative to the usual prices. */
  price: number;
  /** The time of the search; milliseconds since 1970. */
  now: number;
  mobile: boolean;
  /** The customer's negotiated rates that the property supports. */
  negotiated: readonly { id: string; code: string }[];
}

/** Returns a property's rates for a stay in a fixed order, because a rate is identified by its index. Empty: nothing is free. */
export function ratesOf(property: Property, context: RateContext): Rate[] {
  const nights = nightsOf(context);
  if (!isOpen(property, nights)) return [];
  const euro = nights.reduce((sum, night) => sum + demandOf(property, night) * property.nightly, 0);
  const rates: Rate[] = [];
  for (const room of property.rooms) {
    if (!fits(room, context)) continue;
    for (const { plan, extra } of plansOf(property, room, context)) {
      rates.push(
        makeRate(
          { property, room, plan, context, ...extra },
          { no: rates.length, euro, nights: nights.length },
        ),
      );
    }
  }
  return rates;
}

const perRoom = (people: number, rooms: number) => Math.ceil(people / rooms);

function fits(room: RoomType, { rooms, adults, children }: Stay): boolean {
  return perRoom(adults, rooms) <= room.adults && perRoom(adults + children, rooms) <= room.guests;
}

type Extra = { negotiated?: { id: string; code: string }; isDepositTold?: boolean };

function plansOf(
  property: Property,
  room: RoomType,
  { mobile, negotiated }: RateContext,
): { plan: Plan; extra?: Extra }[] {
  if (room.scenario) {
    const own = scenarioPlans(room.scenario).map((plan) => ({ plan }));
    return room.scenario === 'balance' ? [...own, ...negotiatedPlans(negotiated)] : own;
  }
  const dice = diceOf('plans', property.id, room.name);
  const first = dice.between(0, plans.length - 1);
  const count = dice.between(2, 4);
  const some: Plan[] = Array.from(
    { length: count },
    (_, at) => plans[(first + at * 3) % plans.length] as Plan,
  );
  if (property.isResort) some.push(...resortPlans.filter(() => dice.chance(0.6)));
  const isPlainest = room === property.rooms[0];
  if (property.programme && isPlainest && dice.chance(0.6)) some.push(memberPlan);
  if (mobile && dice.chance(0.5)) some.push(mobilePlan);
  return [...some.map((plan) => ({ plan })), ...(isPlainest ? negotiatedPlans(negotiated) : [])];
}

const negotiatedPlans = (negotiated: RateContext['negotiated']) =>
  negotiated.map((one) => ({ plan: negotiatedPlan, extra: { negotiated: one } }));

interface Sold extends Extra {
  property: Property;
  room: RoomType;
  plan: Plan;
  context: RateContext;
}

function makeRate(sold: Sold, { no, euro, nights }: { no: number; euro: number; nights: number }): Rate {
  const { property, room, plan, context, negotiated } = sold;
  const { currency } = context;
  const dice = diceOf('rate', property.id, room.name, plan.key, context.checkIn);
  const isTest = room.scenario !== null;
  const eaters = context.adults + context.children / 2;
  const extra =
    Math.max(perRoom(context.adults, context.rooms) - 2, 0) * 0.2 +
    perRoom(context.children, context.rooms) * 0.08;
  const lodging = euro * room.factor * (1 + extra) * plan.factor * context.rooms;
  const base = minorUnits((lodging + plan.meals * eaters * nights) * context.price, currency);
  const tax = Math.round((base * (isTest ? 10 : taxPercent(property))) / 100);
  const fee = isTest ? 0 : Math.round((base * dice.pick([0, 0, 2, 3])) / 100);
  const total = base + tax + fee;
  const hidden = isTest ? 1 : dice.share();
  const { timeZone } = property.place;
  const stay = { total, checkIn: context.checkIn, timeZone, now: context.now };
  const due = dueOf(sold, { nights, isUnknown: hidden < 0.03 });
  const commission = hidden < 0.3 ? null : Math.round(total * (plan.payment === 'pay_now' ? 0.08 : 0.1));
  const isDeal = plan.deal !== undefined;
  return {
    no,
    room: { name: room.name, beds: room.beds },
    scenario: room.scenario,
    board: plan.board,
    payment: plan.payment,
    methods: methodsOf(room, dice),
    currency,
    total,
    base: hidden > 0.9 && hidden < 1 ? null : base,
    tax: hidden > 0.9 && hidden < 1 ? null : tax,
    fee: hidden > 0.85 && hidden < 1 ? null : fee,
    due,
    deposit: plan.deposit === undefined ? null : depositOf(plan, { total, dice, isTest }),
    timeline: plan.terms && timelineOf(plan.terms, stay),
    conditions: conditionsOf(plan, { due, dice }),
    loyalty: plan.isStrict ? null : loyaltyOf(property, plan),
    negotiated: negotiated ?? null,
    deals: plan.deal === undefined ? [] : [dealNames[plan.deal]],
    publicAmount: isDeal ? Math.round(total / plan.factor) : null,
    commission,
    name: plan.name,
    description: plan.name && `${plan.name}, ${room.name}. For staff only.`,
    left: isTest || dice.chance(0.4) ? null : dice.between(1, 9),
    source: isTest ? 'duffel_hotel_group' : dice.pick(['duffel', 'bookingcom', 'travelport']),
  };
}

function loyaltyOf({ programme }: Property, { deal }: Plan): Rate['loyalty'] {
  return programme && { programme, isRequired: deal === 'member' };
}

const dealNames = { mobile: 'mobile', member: 'closed_user_group', negotiated: 'corporate' } as const;

/** Nearly all accept the balance; a few accept only cards, so a customer without card data cannot book them. */
function methodsOf({ scenario }: RoomType, dice: Dice): Rate['methods'] {
  if (scenario) return scenario === 'card' ? ['card'] : ['balance'];
  if (dice.chance(0.04)) return ['card'];
  return dice.chance(0.4) ? ['balance', 'card'] : ['balance'];
}

/** Taxes and fees that are paid at the property, in the local currency. */
function dueOf(
  { property, room, context }: Sold,
  { nights, isUnknown }: { nights: number; isUnknown: boolean },
): Rate['due'] {
  const { currency } = property.place;
  if (isUnknown) return { amount: null, currency };
  if (room.scenario === 'due_elsewhere')
    return { amount: minorUnits(15 * nights * context.rooms, currency), currency };
  const euro = room.scenario ? 0 : cityTax(property) * context.adults * nights;
  return { amount: minorUnits(euro, currency), currency };
}

function depositOf(
  plan: Plan,
  { total, dice, isTest }: { total: number; dice: Dice; isTest: boolean },
): Rate['deposit'] {
  const isTold = isTest ? plan.key === 'deposit_told' : dice.chance(0.85);
  return { amount: Math.round(total * (plan.deposit ?? 0)), isTold };
}

function conditionsOf(plan: Plan, { due, dice }: { due: Rate['due']; dice: Dice }): Condition[] {
  const conditions: Condition[] = [
    { title: 'Check-in', description: 'A photo identification is asked for at check-in.' },
  ];
  if (plan.deposit !== undefined) {
    const percent = Math.round(plan.deposit * 100);
    conditions.push({
      title: 'Deposit',
      description: `A deposit of ${percent} % is paid when the stay is booked.`,
    });
  }
  if (due.amount !== null && due.amount > 0) {
    const amount = `${amountText(due.amount, due.currency)} ${due.currency}`;
    conditions.push({
      title: 'Taxes',
      description: `${amount} of city tax and fees are paid at the property.`,
    });
  }
  if (plan.terms === null) {
    conditions.push({
      title: 'Cancellation',
      description: 'Ask the property for its terms of cancellation.',
    });
  }
  if (dice.chance(0.2)) conditions.push({ title: 'Pets', description: 'Pets are not allowed.' });
  return conditions;
}
