import { randomInt } from 'node:crypto';
import type { Sandbox } from '../context';
import { airlineFailed, invalidField, invalidState } from '../http/errors';
import { newId, randomText } from '../http/ids';
import { holdOf, offerWire, totalOf } from '../search/offer.wire';
import { seatsOf, type FoundOffer } from '../search/offers';
import { scenarioOf } from '../search/scenarios';
import { seatServices } from '../search/seat-maps';
import { baggageServices } from '../search/services';
import { chargeOf } from '../search/conditions';
import type { Rule } from '../world/brands.data';
import { airlineOf } from '../world/airlines';
import { flightKey } from '../world/timetable';
import type { Account } from '../training/accounts';
import { detectChange } from './airline-changes';
import { balanceOf, checkPayment, moved } from './ledger';
import type { OrderBody } from './order.schema';
import {
  totalOfOrder,
  type OrderDocument,
  type OrderRecord,
  type OrderService,
  type PaymentRecord,
} from './order.record';
import { orderEventObject } from './order.wire';
import { matchPassengers } from './passengers';

/**
 * Books an offer: seats, payment, order and events in one line of the journal, so none is ever there without the
 * others. An offer can be used once, and so can its search (SUPPLIER 1). Throws what SUPPLIER 2 lists.
 */
export function createOrder(sandbox: Sandbox, account: Account, body: OrderBody): OrderRecord {
  const { store, offers, now } = sandbox;
  const found = offers.find(account.id, body.selected_offers[0] ?? '');
  const { draft, search } = found;
  if (store.list('orders').some((order) => order.search === search.id)) {
    throw invalidState('offer_request_already_booked', 'An offer of this search has been booked already.');
  }
  offers.assertOpen(found);
  const scenario = scenarioOf(search.slices);
  if (scenario === 'offer_gone') {
    throw invalidState('offer_no_longer_available', 'The offer is no longer available: search again.');
  }
  if (scenario === 'order_fails') throw airlineFailed(airlineOf(draft.carrier.iata).name);

  const held = body.type !== 'instant';
  const hold = holdOf(draft, search);
  if (held ? !hold : scenario === 'hold_only') {
    throw invalidState(
      'invalid_order_create_type',
      `The airline does not take ${held ? 'hold' : 'instant'} orders here.`,
    );
  }
  const required = offerWire(draft, {
    search,
    edits: {},
    surcharge: 0,
  }).passenger_identity_documents_required;
  const passengers = matchPassengers(body, search, required);
  const { services, chosen } = buy(sandbox, found, body.services);
  const order: OrderRecord = {
    id: newId('ord'),
    account: account.id,
    offer: draft.id,
    search: search.id,
    created: now(),
    type: held ? 'hold' : 'instant',
    scenario,
    carrier: draft.carrier.iata,
    brand: draft.brand.code,
    cabin: search.cabin,
    reference: referenceOf(draft.carrier.iata),
    currency: search.currency,
    base: totalOf(draft, offers.surcharge(found)) - draft.tax,
    tax: draft.tax,
    change: penaltyOf(found, draft.brand.change),
    refund: penaltyOf(found, draft.brand.refund),
    slices: offers.wire(found).slices,
    passengers,
    services,
    documents: [],
    metadata: body.metadata ?? {},
    users: body.users ?? [],
    payBy: held && hold ? hold.payBy : null,
    guaranteed: held && hold ? hold.guaranteed : null,
    paid: null,
    cancelled: null,
    changes: 0,
    taken: {
      flights: draft.itineraries.flatMap(({ flights }) => flights.map(flightKey)),
      cabin: search.cabin,
      count: seatsOf(search),
      chosen,
    },
  };
  return held ? keep(sandbox, order, []) : payAtOnce(sandbox, account, order, body);
}

function payAtOnce(sandbox: Sandbox, account: Account, order: OrderRecord, body: OrderBody): OrderRecord {
  const [payment, ...more] = body.payments ?? [];
  if (!payment) throw invalidField('validation_required', '/payments', "Field 'payments' can't be blank");
  if (more.length > 0) throw invalidField('validation_length', '/payments', 'There is more than one payment');
  const balance = balanceOf(sandbox.store, account, order.currency);
  const due = { amount: totalOfOrder(order), currency: order.currency };
  checkPayment(payment, due, { balance, empty: order.scenario === 'no_balance', pointer: '/payments/0' });
  const paid = issued(order, order.created);
  const record = paymentOf(paid, payment.type, due.amount, order.created);
  const money = payment.type === 'balance' ? ([['balances', moved(balance, -due.amount)]] as const) : [];
  return keep(sandbox, paid, [['payments', record], ...money]);
}

type Extra = Parameters<Sandbox['store']['put']>;

function keep({ store, seats, webhooks, now }: Sandbox, order: OrderRecord, extra: Extra): OrderRecord {
  const change = order.scenario === 'airline_change' ? detectChange(order, now()) : null;
  webhooks.publish(
    order.account,
    [
      { type: 'order.created', object: orderEventObject(order) },
      ...(change ? [{ type: 'order.airline_initiated_change_detected', object: change.object }] : []),
    ],
    ['orders', order],
    ...extra,
    ...(change ? ([['airlineChanges', change.record]] as const) : []),
  );
  seats.take(order.taken);
  return store.get('orders', order.id) ?? order;
}

/** A payment as it is kept. */
export function paymentOf(order: OrderRecord, type: string, amount: number, created: number): PaymentRecord {
  return {
    id: newId('pay'),
    account: order.account,
    order: order.id,
    created,
    type,
    amount,
    currency: order.currency,
  };
}

/** The order with its tickets: 13 digits, of which the first three are the airline's (TRAVEL-RULES 22). */
export function issued(order: OrderRecord, at: number): OrderRecord {
  const { accountingCode } = airlineOf(order.carrier);
  const number = () => accountingCode + String(randomInt(1_000_000_000, 9_999_999_999));
  const tickets = order.passengers.map(({ id }): OrderDocument => ({
    unique_identifier: number(),
    type: 'electronic_ticket',
    passenger_ids: [id],
  }));
  const extras = order.services.map(({ passengerId }): OrderDocument => ({
    unique_identifier: number(),
    type: 'electronic_miscellaneous_document_associated',
    passenger_ids: [passengerId],
  }));
  return { ...order, paid: at, documents: [...tickets, ...extras] };
}

function buy({ seats }: Sandbox, found: FoundOffer, wanted: OrderBody['services']) {
  const known = [...baggageServices(found), ...(wanted.length > 0 ? seatServices(found, seats) : [])];
  const chosen: string[] = [];
  const services = wanted.map(({ id, quantity }, at): OrderService => {
    const service = known.find((one) => one.id === id);
    if (!service || (service.seat !== null && chosen.includes(service.seat))) {
      throw invalidField(
        'validation_inclusion',
        `/services/${at}/id`,
        'The offer has no such service any more',
      );
    }
    if (quantity > service.most) {
      throw invalidField(
        'validation_inclusion',
        `/services/${at}/quantity`,
        'There are not so many of this service',
      );
    }
    if (service.seat !== null) chosen.push(service.seat);
    const { type, passengerId, segmentIds, metadata } = service;
    return {
      id: newId('ser'),
      type,
      quantity,
      passengerId,
      segmentIds,
      amount: service.amount * quantity,
      metadata,
    };
  });
  return { services, chosen };
}

function penaltyOf({ draft, search }: FoundOffer, rule: Rule): number | false | null {
  if (!draft.carrier.tellsConditions) return null;
  const context = { carrier: draft.carrier, currency: search.currency, passengers: search.passengers };
  return rule === false ? false : chargeOf(rule, context);
}

/** Six letters and digits; seven at easyJet, and LATAM writes thirteen (TRAVEL-RULES 21). Without O, I, 0 and 1. */
function referenceOf(carrier: string): string {
  const plain = randomText(80)
    .toUpperCase()
    .replace(/[OI01]/g, '');
  if (carrier === 'LA') return `LA${String(randomInt(10_000_000_000, 99_999_999_999))}`;
  return plain.slice(0, carrier === 'U2' ? 7 : 6);
}
