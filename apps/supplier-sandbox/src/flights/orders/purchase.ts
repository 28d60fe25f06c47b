import type { Sandbox } from '../../context';
import { invalidField } from '../../http/errors';
import { newId } from '../../http/ids';
import { chargeOf } from '../search/conditions';
import type { FoundOffer } from '../search/offers';
import { seatServices } from '../search/seat-maps';
import { baggageServices } from '../search/services';
import type { Rule } from '../world/brands.data';
import type { OrderBody } from './order.schema';
import type { OrderService } from './order.record';

/** Returns the bags and seats ordered with an offer. Throws a validation_error for services that are unknown or no longer available. */
export function buyServices({ seats }: Sandbox, found: FoundOffer, wanted: OrderBody['services']) {
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

/** Returns the penalty of a change or refund, in minor units; false means not allowed, null unknown. */
export function penaltyOf({ draft, search }: FoundOffer, rule: Rule): number | false | null {
  if (!draft.carrier.tellsConditions) return null;
  const context = { carrier: draft.carrier, currency: search.currency, passengers: search.passengers };
  return rule === false ? false : chargeOf(rule, context);
}
