import type { AirlineChange, AirlineChangeAction } from '../../orders/airline-change';
import {
  instant,
  id,
  knownWords,
  list,
  object,
  optionalInstant,
  optionalText,
  Unreadable,
  word,
} from '../order-read';
import type { SegmentContext } from '../segment';
import { orderSlicesOf } from './order-slices';

const maxChanges = 100;

const taken: ReadonlyMap<string, AirlineChangeAction> = new Map([
  ['accepted', 'accepted'],
  ['cancelled', 'cancelled'],
  ['changed', 'changed'],
]);

const actions: ReadonlyMap<string, AirlineChange['actions'][number]> = new Map([
  ['accept', 'accept'],
  ['cancel', 'cancel'],
  ['change', 'change'],
  ['update', 'note'],
]);

/** Reads the airline-initiated changes of an order (SUPPLIER 5). Throws Unreadable if one belongs to another order. */
export function airlineChangesOf(wire: unknown, orderRef: string, context: SegmentContext): AirlineChange[] {
  return list(wire, 'airline_initiated_changes', maxChanges).map((one) => {
    const change = airlineChangeOf(one, context);
    if (change.order_ref !== orderRef) throw new Unreadable('order_id', 'id');
    return change;
  });
}

export function airlineChangeOf(wire: unknown, context: SegmentContext): AirlineChange {
  const it = object(wire, 'airline_initiated_change');
  const action = optionalText(it.action_taken, 'action_taken');
  const agent = it.travel_agent_ticket ?? null;
  return {
    ref: id(it.id, 'airline_initiated_change.id'),
    order_ref: id(it.order_id, 'order_id'),
    removed: orderSlicesOf(it.removed ?? [], 'removed', context),
    added: orderSlicesOf(it.added ?? [], 'added', context),
    action: action === null ? null : word(action, 'action_taken', taken),
    action_at: optionalInstant(it.action_taken_at, 'action_taken_at'),
    actions: knownWords(it.available_actions, 'available_actions', actions),
    // According to the SDK, an empty object also means none.
    with_agent: agent !== null && Object.keys(object(agent, 'travel_agent_ticket')).length > 0,
    detected_at: instant(it.created_at, 'created_at'),
  };
}
