import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Problem } from '@traveldesk/shared-contract';
import type { BookingValues } from './booking.values';

/** Why somebody who is on the flight already is booked again: asked once the API has said so, where its answer takes a reason. */
export function Reason({ refused }: { refused: Problem | undefined }) {
  const { t } = useTranslation('flight-bookings');
  const form = Form.useFormInstance<BookingValues>();
  const typed = Form.useWatch('reason', { form, preserve: true });
  if (!refused?.fields?.['reason'] && !typed) return null;
  return (
    <Form.Item
      name="reason"
      label={t('review.fields.reason')}
      extra={t('review.reasonHint')}
      rules={[{ required: true, whitespace: true, message: t('review.reasonRequired') }]}
    >
      <Input maxLength={300} />
    </Form.Item>
  );
}
