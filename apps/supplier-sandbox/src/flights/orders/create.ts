import type { Sandbox } from '../../context';
import { airlineFailed, invalidField, invalidState } from '../../http/errors';
import { newId } from '../../http/ids';
import { holdOf, offerWire, totalOf } from '../search/offer.wire';
import { seatsOf } from '../search/offers';
import { scenarioOf } from '../search/scenarios';
import { airlineOf } from '../world/airlines';
import { flightKey } from '../world/timetable';
import type { Account } from '../../training/accounts';
import { detectChange } from './airline-changes';
import { balanceOf, moved } from '../../state/balances';
import { checkPayment, paymentOf } from './ledger';
import type { OrderBody } from './order.schema';
import { totalOfOrder, type OrderRecord } from './order.record';
import { orderEventObject } from './order.wire';
import { matchPassengers } from './passengers';
import { buyServices, penaltyOf } from './purchase';
import { issued, referenceOf } from './tickets';

/**
 * Books an offer: writes seats, payment, order and events in one line of the journal, so that none exists without the others. An offer can
 * be booked once, and so can its search (SUPPLIER 1). Throws the errors in SUPPLIER 2.
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
  if (held) checkHold(body, hold);
  const required = offerWire(draft, {
    search,
    edits: {},
    surcharge: 0,
  }).passenger_identity_documents_required;
  const passengers = matchPassengers(body, search, required);
  const { services, chosen } = buyServices(sandbox, found, body.services);
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
    voidUntil: null,
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

/** Refuses payments and services with a hold order (SUPPLIER 5). */
function checkHold({ payments = [], services }: OrderBody, hold: ReturnType<typeof holdOf>): void {
  if (!hold) {
    throw invalidState('invalid_order_create_type', 'The airline does not take hold orders here.');
  }
  if (payments.length > 0) {
    throw invalidField('validation_length', '/payments', 'A hold order is paid later: send no payments');
  }
  if (services.length > 0) {
    throw invalidState(
      'pay_later_order_no_payment_for_ancillaries',
      'Services can be added to a held order once it is paid.',
    );
  }
}

function payAtOnce(sandbox: Sandbox, account: Account, order: OrderRecord, body: OrderBody): OrderRecord {
  const [payment, ...more] = body.payments ?? [];
  if (!payment) throw invalidField('validation_required', '/payments', "Field 'payments' can't be blank");
  if (more.length > 0) throw invalidField('validation_length', '/payments', 'There is more than one payment');
  const balance = balanceOf(sandbox.store, account, order.currency);
  const due = { amount: totalOfOrder(order), currency: order.currency };
  checkPayment(payment, due, { balance, empty: order.scenario === 'no_balance', pointer: '/payments/0' });
  const paid = issued(order, order.created, sandbox.board.of(account));
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
      { type: 'order.created', key: order.id, object: orderEventObject(order) },
      ...(change ? [change.happening] : []),
    ],
    ['orders', order],
    ...extra,
    ...(change ? ([['airlineChanges', change.record]] as const) : []),
  );
  seats.take(order.taken);
  return store.get('orders', order.id) ?? order;
}
