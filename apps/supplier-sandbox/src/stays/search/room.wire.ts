import type { Rate } from '../world/rate';
import { amountText } from '../../world/money';
import { instantWire, moneyWire } from '../wire';

/** A rate in wire format (STAYS 2). Unknown terms are a missing timeline. */
function rateWire(rate: Rate, { id, expires }: { id: string; expires: number }) {
  const { currency, loyalty, negotiated, timeline } = rate;
  return {
    id,
    ...moneyWire('total', rate.total, currency),
    ...moneyWire('base', rate.base, currency),
    ...moneyWire('tax', rate.tax, currency),
    ...moneyWire('fee', rate.fee, currency),
    ...moneyWire('due_at_accommodation', rate.due.amount, rate.due.currency),
    ...moneyWire('public', rate.publicAmount, currency),
    ...moneyWire('estimated_commission', rate.commission, currency),
    board_type: rate.board,
    payment_type: rate.payment,
    available_payment_methods: rate.methods,
    payment_instruction_allowed: false,
    conditions: rate.conditions,
    ...(timeline && {
      cancellation_timeline: timeline.map(({ refund, before }) => ({
        before: instantWire(before),
        refund_amount: amountText(refund, currency),
        currency,
      })),
    }),
    supported_loyalty_programme: loyalty?.programme ?? null,
    loyalty_programme_required: loyalty?.isRequired ?? false,
    negotiated_rate_id: negotiated?.id ?? null,
    code: negotiated?.code ?? null,
    deal_types: rate.deals,
    name: rate.name,
    description: rate.description,
    quantity_available: rate.left,
    source: rate.source,
    expires_at: instantWire(expires),
  };
}

export type RateWire = ReturnType<typeof rateWire>;

export interface RoomWire {
  name: string;
  beds?: Rate['room']['beds'];
  photos: { url: string }[];
  rates: RateWire[];
}

/** Rates by room, in their order. */
export function roomsWire(
  rates: readonly Rate[],
  { id, expires, photo }: { id: (rate: Rate) => string; expires: number; photo: string },
): RoomWire[] {
  const rooms = new Map<string, RoomWire>();
  for (const rate of rates) {
    const { name, beds } = rate.room;
    let room = rooms.get(name);
    if (!room) rooms.set(name, (room = { name, ...(beds && { beds }), photos: [{ url: photo }], rates: [] }));
    room.rates.push(rateWire(rate, { id: id(rate), expires }));
  }
  return [...rooms.values()];
}
