import { hash } from 'node:crypto';
import { hasFee, type Offer } from '@traveldesk/flights-contract';

/**
 * Returns a hash of the content that must be accepted: exactly what `offerChanges` compares. It is equal for equal content, whenever
 * fetched. It covers only what the reader sees; otherwise readers could find hidden values by trying them against the hash.
 */
export function revisionOf({ price, slices, conditions, bags, fare_brand, cabin }: Offer): string {
  const flights = slices.map(({ segments }) =>
    segments.map((flight) => [
      flight.origin,
      flight.origin_terminal,
      flight.departing_at,
      flight.destination,
      flight.destination_terminal,
      flight.arriving_at,
      flight.carrier,
      flight.flight_number,
      flight.operated_by,
      flight.aircraft,
      flight.cabin,
      flight.bags.carry_on,
      flight.bags.checked,
    ]),
  );
  const terms = [conditions.change, conditions.refund].map((condition) => {
    const { state, penalty } = condition;
    return penalty ? [state, penalty.amount, penalty.currency] : [state, hasFee(condition)];
  });
  const { amount, currency } = price.total;
  const content = [amount, currency, flights, terms, bags.carry_on, bags.checked, fare_brand, cabin];
  return hash('sha256', JSON.stringify(content), 'base64url').slice(0, 32);
}
