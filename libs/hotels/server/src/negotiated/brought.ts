import { setTimeout as sleep } from 'node:timers/promises';
import type { NegotiatedRate } from '@traveldesk/hotels-contract';
import type { Actor } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { bringToSupplier } from './bring-to-supplier';
import { readRate, type RateKey } from './negotiated-rates';

/**
 * Brings a rate to its supplier, and returns its new state; null if it is gone. The caller does not wait long: a call to a slow
 * supplier continues in the background, and the rate shows that.
 */
export async function brought(tools: HotelTools, key: RateKey, actor: Actor): Promise<NegotiatedRate | null> {
  const work = bringToSupplier(tools, key.rateId).catch((error: unknown) =>
    tools.log.error(
      { err: error, rate: key.rateId },
      'a negotiated rate could not be brought to its supplier',
    ),
  );
  await Promise.race([work, sleep(tools.patienceMs, undefined, { ref: false })]);
  return readRate(tools, key, actor);
}

/** Returns the code of the message about a rate as it is now. */
export function doneCode(rate: NegotiatedRate | null): string {
  if (rate === null) return 'negotiated_deleted';
  const { state } = rate.registration;
  if (state === 'removing') return 'negotiated_removing';
  return state === 'registered' ? 'negotiated_registered' : 'negotiated_waiting';
}
