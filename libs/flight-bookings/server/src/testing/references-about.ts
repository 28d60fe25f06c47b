import type { Kernel } from '@traveldesk/shared-server';

/** A booking's movements, oldest first, each with its kind and reference: `payment XK4RTP`. */
export async function referencesAbout({ db }: Pick<Kernel, 'db'>, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_transfers')
    .select(['type', 'reference'])
    .where('about_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ type, reference }) => `${type} ${reference}`);
}
