import type { CallSupplier, SupplierRequest } from '@traveldesk/suppliers-server';
import type { AirlineChange, AirlineChangeAction } from '../../orders/airline-change';
import { namesOf } from '../../orders/fits';
import type { OrderAdapter } from '../../orders/order-adapter';
import type { OrderKey } from '../../orders/order-picture';
import type { Outcome } from '@traveldesk/suppliers-server';
import { listPageOf, readable } from '@traveldesk/suppliers-server/duffel';
import { airlineChangeOf, airlineChangesOf } from './airline-change';
import { effectOf } from './effect';
import { segmentContext } from './order-slices';

const path = '/air/airline_initiated_changes';

export const airlineChanges: OrderAdapter['airlineChanges'] = async (call, order) => {
  const query = new URLSearchParams({ order_id: order.ref });
  const { body } = await call({ path: `${path}?${query}` }, { purpose: 'look_up', repeatable: true });
  return readable(() =>
    airlineChangesOf(listPageOf(body).items, order.ref, segmentContext(order.travellers)),
  );
};

export const acceptAirlineChange: OrderAdapter['acceptAirlineChange'] = (call, order, ref) =>
  acted(call, order, {
    ref,
    action: 'accepted',
    request: { method: 'POST', path: `${pathOf(ref)}/actions/accept` },
  });

export const noteAirlineChange: OrderAdapter['noteAirlineChange'] = (call, order, { ref, action }) =>
  acted(call, order, {
    ref,
    action,
    request: { method: 'PATCH', path: pathOf(ref), body: { data: { action_taken: action } } },
  });

const pathOf = (ref: string) => `${path}/${encodeURIComponent(ref)}`;

function acted(
  call: CallSupplier,
  order: OrderKey,
  { ref, action, request }: { ref: string; action: AirlineChangeAction; request: SupplierRequest },
): Promise<Outcome<AirlineChange>> {
  const context = segmentContext(order.travellers);
  return effectOf(call, {
    request,
    purpose: 'airline_change',
    read: (data) => airlineChangeOf(data, context),
    // Pending while a travel agent handles it.
    progress: ({ action_taken }) => (action_taken === action ? 'done' : 'pending'),
    misfits: (change) => namesOf({ order: change.order_ref !== order.ref || change.ref !== ref }),
  });
}
