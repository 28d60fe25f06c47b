import { Form, Input, type FormItemProps } from 'antd';
import { useTranslation } from 'react-i18next';
import './texts';

interface ApprovalReasonProps {
  /** When a reason is needed and who reads it. The default text is for settings that guard money. */
  hint?: string;
  rules: FormItemProps['rules'] & object;
}

/** The author's reason for a change that may wait for a second person. Only the API knows whether it will, and then needs a reason. */
export function ApprovalReason({ hint, rules }: ApprovalReasonProps) {
  const { t } = useTranslation(['common', 'forms']);
  return (
    <Form.Item
      name="reason"
      label={t('forms:waitingSettings.reason')}
      extra={hint ?? t('forms:waitingSettings.reasonHint')}
      rules={rules}
    >
      <Input.TextArea rows={2} maxLength={500} dir="auto" />
    </Form.Item>
  );
}
