import { dayMs } from '@traveldesk/shared-contract';
import { systemChange, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { readBookingSettings } from '../settings/settings';
import { eraseDocuments } from './travellers.sql';

const queue = 'bookings-saved-documents';

/** Registers the nightly job that erases expired passports of saved travelers (SECURITY 53). */
export async function travellerJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(queue, async () => {
    await forgetPassports(kernel);
  });
  await kernel.jobs.schedule(queue, '17 3 * * *');
}

export async function forgetPassports(kernel: Kernel): Promise<number> {
  const { document_days: days } = await readBookingSettings(kernel.db);
  const before = new Date(toolsOf(kernel, 'bookings').now().getTime() - days * dayMs);
  const count = await systemChange(kernel, (tx) => eraseDocuments(tx, before));
  if (count > 0)
    kernel.log.info(
      { count },
      'passports of saved travelers were erased at the end of their retention period',
    );
  return count;
}
