import {
  type CallSupplier,
  type OrderPurpose,
  reasonOfStatus,
  SupplierFault,
} from '@traveldesk/suppliers-server';
import { dataOf, listPageOf, readable } from '@traveldesk/suppliers-server/duffel';
import { namesOf } from '../../orders/fits';
import type { OrderAdapter } from '../../orders/order-adapter';
import { emptyNames, lossOf, lostStatuses } from '../duffel.adapter';
import { offerOf } from '../offer';
import { id, list, object } from '../order-read';
import type { Json } from '../read';
import { effectOf } from './effect';
import { bagsOf } from './extras';
import { orderOf } from './order';
import { seatMapOf } from './seat-map';

export const offerWithExtras: OrderAdapter['offerWithExtras'] = async (call, offerRef, terms) => {
  const path = `/air/offers/${encodeURIComponent(offerRef)}?return_available_services=true`;
  const body = await openOffer(call, path, 'offer');
  if (body === 'gone' || body === 'expired') return body;
  return readable(() => {
    const data = dataOf(body);
    const names = emptyNames();
    return {
      offer: offerOf(data, terms, names),
      names,
      bags: bagsOf(data.available_services),
      segments: segmentIdsOf(data),
    };
  });
};

/** `offerOf` has already enforced the stricter limits. */
function segmentIdsOf({ slices }: Json): string[][] {
  return list(slices, 'slices', 100).map((slice) =>
    list(object(slice, 'slice').segments, 'segments', 100).map((segment) =>
      id(object(segment, 'segment').id, 'segment.id'),
    ),
  );
}

export const seatMaps: OrderAdapter['seatMaps'] = async (call, offerRef) => {
  const query = new URLSearchParams({ offer_id: offerRef });
  const body = await openOffer(call, `/air/seat_maps?${query}`, 'services');
  if (body === 'gone' || body === 'expired') return body;
  return readable(() => listPageOf(body).items.map(seatMapOf));
};

/** Returns the body of an answer about an offer; `gone` or `expired` if the offer is no longer sold. */
async function openOffer(call: CallSupplier, path: string, purpose: OrderPurpose | 'offer'): Promise<string> {
  const answer = await call({ path }, { purpose, repeatable: true, allow: lostStatuses });
  const { status, said } = answer;
  if (status < 300) return answer.body;
  const loss = lossOf(status, said);
  if (loss) return loss;
  throw new SupplierFault(reasonOfStatus(status) ?? 'rejected', 'maybe', { status, said });
}

export const bagsForOrder: OrderAdapter['bagsForOrder'] = async (call, orderRef) => {
  const path = `/air/orders/${encodeURIComponent(orderRef)}/available_services`;
  const { body } = await call({ path }, { purpose: 'services', repeatable: true });
  return readable(() => bagsOf(listPageOf(body).items));
};

export const buyServices: OrderAdapter['buyServices'] = (call, { order, services, price, attempt }) =>
  effectOf(call, {
    request: {
      method: 'POST',
      path: `/air/orders/${encodeURIComponent(order.ref)}/services`,
      body: {
        data: {
          payment: { type: 'balance', ...price },
          add_services: services.map(({ ref, quantity }) => ({ id: ref, quantity })),
        },
      },
      idempotencyKey: attempt,
    },
    purpose: 'services',
    read: orderOf,
    misfits: ({ ref, travellers, price: now }) =>
      namesOf({
        order: ref !== order.ref,
        travellers: travellers.length !== order.travellers.length,
        currency: now.total.currency !== price.currency,
      }),
  });
