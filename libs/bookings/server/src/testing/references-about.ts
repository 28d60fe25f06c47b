import type { Kernel } from '@traveldesk/shared-server';

/** What has moved for a booking, the oldest first, with the reference by which statements name it: `payment XK4RTP`. */
export async function referencesAbout({ db }: Pick<Kernel, 'db'>, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_transfers')
    .select(['type', 'reference'])
    .where('about_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ type, reference }) => `${type} ${reference}`);
}
