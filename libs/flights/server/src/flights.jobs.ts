import type { Kernel } from '@traveldesk/shared-server';
import { forgetShares } from './own-searches/shares.sql';
import { forgetSearches } from './search/offers.sql';

/** Schedules the deletion of expired data: offers every ten minutes, records at night. */
export async function scheduleForgetting({ jobs, db }: Kernel): Promise<void> {
  await jobs.queue('forget-flight-offers', () => forgetSearches(db));
  await jobs.schedule('forget-flight-offers', '*/10 * * * *');
  await jobs.queue('forget-flight-records', () => forgetShares(db));
  await jobs.schedule('forget-flight-records', '27 3 * * *');
}
