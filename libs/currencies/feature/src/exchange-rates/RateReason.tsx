import { Form, Input, type FormItemProps } from 'antd';
import { useTranslation } from 'react-i18next';

/** The author's reason, for whoever approves a rate that waits. */
export function RateReason({ rules }: Pick<FormItemProps, 'rules'>) {
  const { t } = useTranslation('currencies');
  return (
    <Form.Item
      name="reason"
      label={t('rates.fields.reason')}
      extra={t('rates.hints.reason')}
      {...(rules && { rules })}
    >
      <Input.TextArea rows={2} maxLength={500} dir="auto" />
    </Form.Item>
  );
}
