import type { BookingSettings, BookingSettingsInput } from '@traveldesk/bookings-contract';
import {
  checkVersion,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import '../bookings.tables';

/** The history key of the settings. */
export const settingsEntity = { entity: 'booking', id: 'settings' } as const;

export async function readBookingSettings(db: Db): Promise<BookingSettings> {
  return db
    .selectFrom('booking_settings')
    .select([
      'document_days',
      'hold_warning_minutes',
      'tight_connection_minutes',
      'house_margin_hours',
      'reference_hours',
      'refund_days',
      'version',
    ])
    .executeTakeFirstOrThrow();
}

/** Saves the settings. Throws a 412 where somebody else has saved meanwhile. */
export async function saveBookingSettings(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { seen, settings: input }: Pick<Target, 'seen'> & { settings: BookingSettingsInput },
): Promise<BookingSettings> {
  await tx.selectFrom('booking_settings').select('id').forUpdate().execute();
  const { version, ...before } = await readBookingSettings(tx);
  checkVersion(seen, version);
  await tx
    .updateTable('booking_settings')
    .set({ ...input, version: version + 1 })
    .execute();
  record({ ...settingsEntity, action: 'update', before, after: input });
  return readBookingSettings(tx);
}
