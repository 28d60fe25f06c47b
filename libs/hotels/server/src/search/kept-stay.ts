import type { StayResult } from '@traveldesk/hotels-contract';
import type { Money } from '@traveldesk/shared-contract';

/** A result as stored: the public part, and data for the platform only, kept apart so that it cannot leak by accident. */
export interface KeptStay {
  result: StayResult;
  /** The net price of each rate in the search's currency, in the order of the rates. */
  nets: Money[];
  /** The supplier's id of the result, used to fetch its rates. */
  ref: string;
  /** The supplier's id of the property, stored because the record that holds it can change. */
  property_ref: string;
}

/** Returns the result as a viewer may see it, with or without net prices. */
export function resultFor({ result, nets }: Pick<KeptStay, 'result' | 'nets'>, withNet: boolean): StayResult {
  if (!withNet) return result;
  const rates = result.rates.map((rate, at) => {
    const net = nets[at];
    return net ? { ...rate, price: { ...rate.price, net } } : rate;
  });
  return { ...result, rates };
}
