import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Problem } from '@traveldesk/shared-contract';
import './texts';

/** The reason for booking the same again; shown once the API asks for it. */
export function DuplicateReasonField({ refused }: { refused: Problem | undefined }) {
  const { t } = useTranslation('bookingReview');
  const form = Form.useFormInstance();
  const typed = Form.useWatch('reason', { form, preserve: true }) as string | undefined;
  if (!refused?.fields?.['reason'] && !typed) return null;
  return (
    <Form.Item
      name="reason"
      label={t('reason.label')}
      extra={t('reason.hint')}
      rules={[{ required: true, whitespace: true, message: t('reason.required') }]}
    >
      <Input maxLength={300} />
    </Form.Item>
  );
}
