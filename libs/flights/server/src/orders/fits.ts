import { folded, minorUnits, type Money } from '@traveldesk/shared-contract';
import type { NewOrder, NewTraveller } from './new-order';
import type { OrderPicture, OrderTraveller } from './order-picture';

/**
 * Ways in which an answer differs from the request: other travelers, price, currency, offer or flights; paid instead of held, or the
 * reverse; other bags and seats; another attempt or order; another refund or refund target; canceled already.
 */
export type Misfit =
  | 'travellers'
  | 'price'
  | 'currency'
  | 'offer'
  | 'flights'
  | 'payment'
  | 'services'
  | 'attempt'
  | 'order'
  | 'refund'
  | 'cancelled';

/** Returns how a successful order differs from the request. Fields that the supplier omits do not count. */
export function misfitsOf(made: OrderPicture, ordered: NewOrder): Misfit[] {
  const { ours, price, itineraryKey } = ordered;
  const differs: Partial<Record<Misfit, boolean>> = {
    travellers: !areTheSame(made.travellers, ordered.travellers),
    ...priceMisfits(made.price.total, price),
    offer: made.offer_ref !== null && made.offer_ref !== ordered.offerRef,
    flights: itineraryKey !== null && made.itinerary_key !== itineraryKey,
    payment: made.payment.awaiting !== (ordered.type === 'hold'),
    services: piecesOf(made.services) !== piecesOf(ordered.services),
    attempt: made.ours !== null && (made.ours.attempt !== ours.attempt || made.ours.booking !== ours.booking),
    cancelled: made.cancelled_at !== null,
  };
  return namesOf(differs);
}

/** Compares an amount with the agreed one, to the minor unit. Amounts in another currency are not compared. */
export function priceMisfits(told: Money, agreed: Money): { currency: boolean; price: boolean } {
  const currency = told.currency !== agreed.currency;
  return { currency, price: !currency && minorUnits(told) !== minorUnits(agreed) };
}

/** Returns the names of the misfits that are true. */
export function namesOf(differs: Partial<Record<Misfit, boolean>>): Misfit[] {
  return (Object.keys(differs) as Misfit[]).filter((name) => differs[name]);
}

function piecesOf(services: readonly { quantity: number }[]): number {
  return services.reduce((sum, { quantity }) => sum + quantity, 0);
}

function areTheSame(told: readonly OrderTraveller[], ordered: readonly NewTraveller[]): boolean {
  if (told.length !== ordered.length) return false;
  return ordered.every((wanted) => {
    const found = told.find(({ ref }) => ref === wanted.ref);
    return found !== undefined && isThe(wanted, found);
  });
}

function isThe(wanted: NewTraveller, told: OrderTraveller): boolean {
  return (
    lettersOf(told.given_name) === lettersOf(wanted.given_name) &&
    lettersOf(told.family_name) === lettersOf(wanted.family_name) &&
    (told.born_on === null || told.born_on === wanted.born_on) &&
    (told.infant ?? wanted.infant) === wanted.infant
  );
}

/** Airlines write names in capitals, without accents and punctuation: `O’Neill` is `ONEILL`. */
function lettersOf(name: string): string {
  return folded(name).replace(/[^\p{L}]/gu, '');
}
