import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Problem } from '@traveldesk/shared-contract';
import type { BookingValues } from './booking.values';

/** The reason for booking a traveler twice on a flight; shown once the API asks for it. */
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
