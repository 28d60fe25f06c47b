import type { FormInstance } from 'antd';
import type { NameValues } from '@traveldesk/bookings-ui';
import type { BookingValues } from './booking.values';

/** Drops the saved passport, because a renamed traveler counts as another person. `before`: the name before the change. */
export function forgetKept(form: FormInstance<BookingValues>, place: number, before: NameValues): void {
  const saved_id = form.getFieldValue(['travellers', place, 'saved_id']) as string | null | undefined;
  if (!saved_id) return;
  form.setFieldValue(['travellers', place, 'former'], { saved_id, ...before });
  form.setFieldValue(['travellers', place, 'saved_id'], null);
}
