import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { currencySettingsInputSchema } from '@traveldesk/currencies-contract';
import { CurrencySelect } from '@traveldesk/currencies-ui';
import { NumberInput, ApprovalReason, useZodRules } from '@traveldesk/shared-ui';
import { useFormSentence } from '../useFormSentence';

/** The fields of the settings; the platform currency is disabled once money has moved. */
export function CurrencySettingsForm({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation('currencies');
  const rules = useZodRules(currencySettingsInputSchema, useFormSentence());
  return (
    <>
      <Form.Item
        name="platform_currency"
        label={t('settings.fields.platform_currency')}
        extra={t(isFixed ? 'settings.fixed' : 'settings.hints.platform_currency')}
        rules={rules('platform_currency')}
        required
      >
        <CurrencySelect {...(isFixed && { disabled: true })} />
      </Form.Item>
      {(['warn_after_days', 'refuse_after_days'] as const).map((field) => (
        <Form.Item
          key={field}
          name={field}
          label={t(`settings.fields.${field}`)}
          extra={t(`settings.hints.${field}`)}
          rules={rules(field)}
          required
        >
          <NumberInput min={1} max={90} precision={0} />
        </Form.Item>
      ))}
      <Form.Item
        name="share"
        label={t('settings.fields.share')}
        extra={t('settings.hints.share')}
        rules={rules('share')}
        required
      >
        <NumberInput min={0} max={20} precision={2} step={0.5} />
      </Form.Item>
      <ApprovalReason rules={rules('reason')} />
    </>
  );
}
