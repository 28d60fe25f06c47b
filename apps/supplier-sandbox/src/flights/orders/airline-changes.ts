import { newId } from '../../http/ids';
import type { SliceWire } from '../search/segment.wire';
import type { OrderRecord } from './order.record';

/** A schedule change by the airline: removed slices and their replacements. */
export interface AirlineChangeRecord {
  id: string;
  account: string;
  order: string;
  created: number;
  action: 'accepted' | 'cancelled' | 'changed' | null;
  actedAt: number | null;
  removed: SliceWire[];
  added: SliceWire[];
}

const laterMinutes = 125;

/** Delays an order's first slice by two hours and five minutes, as a change by the airline. */
export function detectChange(order: OrderRecord, now: number) {
  const [first] = order.slices;
  const record: AirlineChangeRecord = {
    id: newId('aic'),
    account: order.account,
    order: order.id,
    created: now,
    action: null,
    actedAt: null,
    removed: first ? [first] : [],
    added: first ? [moveBack(first)] : [],
  };
  const object = { ...airlineChangeWire(record), booking_reference: order.reference };
  return {
    record,
    happening: { type: 'order.airline_initiated_change_detected', key: record.id, object },
  };
}

function moveBack(slice: SliceWire): SliceWire {
  const id = newId('sli');
  return {
    ...slice,
    id,
    segments: slice.segments.map((segment, at) => ({
      ...segment,
      id: `seg_${id.slice(4)}${at}`,
      departing_at: later(segment.departing_at),
      arriving_at: later(segment.arriving_at),
    })),
  };
}

/** Delays a local time; both ends move by the same amount. */
function later(local: string): string {
  return new Date(Date.parse(`${local}Z`) + laterMinutes * 60_000).toISOString().slice(0, 19);
}

/** Returns the order with the removed slices replaced. */
export function acceptChange(order: OrderRecord, { removed, added }: AirlineChangeRecord): OrderRecord {
  const slices = order.slices.map((slice) => {
    const at = removed.findIndex(({ id }) => id === slice.id);
    return (at >= 0 ? added[at] : undefined) ?? slice;
  });
  return { ...order, slices };
}

export function airlineChangeWire(record: AirlineChangeRecord) {
  return {
    id: record.id,
    order_id: record.order,
    live_mode: false,
    action_taken: record.action,
    action_taken_at: record.actedAt === null ? null : new Date(record.actedAt).toISOString(),
    added: record.added,
    removed: record.removed,
    available_actions: record.action === null ? ['accept', 'cancel', 'change', 'update'] : ['update'],
    travel_agent_ticket: null,
    created_at: new Date(record.created).toISOString(),
    updated_at: new Date(record.actedAt ?? record.created).toISOString(),
  };
}
