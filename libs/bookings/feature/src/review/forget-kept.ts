import type { FormInstance } from 'antd';
import type { Named } from '../person/NameItem';
import type { BookingValues } from './booking.values';

/** Who is called otherwise is somebody else: the kept passport is not theirs. `before`: as they were called until now. */
export function forgetKept(form: FormInstance<BookingValues>, place: number, before: Named): void {
  const saved_id = form.getFieldValue(['travellers', place, 'saved_id']) as string | null | undefined;
  if (!saved_id) return;
  form.setFieldValue(['travellers', place, 'former'], { saved_id, ...before });
  form.setFieldValue(['travellers', place, 'saved_id'], null);
}
