import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { exchangeRateInputSchema } from '@traveldesk/currencies-contract';
import { CurrencySelect } from '@traveldesk/currencies-ui';
import { DayInput, DecimalInput, FieldRow, ApprovalReason, useZodRules } from '@traveldesk/shared-ui';
import { useFormSentence } from '../useFormSentence';
import { RateOutlook } from './RateOutlook';
import { RateSoFar } from './RateSoFar';

/** The fields of a rate, with the rate that it would replace. */
export function ExchangeRateForm() {
  const { t } = useTranslation('currencies');
  const rules = useZodRules(exchangeRateInputSchema, useFormSentence());
  return (
    <>
      <FieldRow>
        <Form.Item name="base" label={t('rates.fields.base')} rules={rules('base')} required>
          <CurrencySelect />
        </Form.Item>
        <Form.Item name="quote" label={t('rates.fields.quote')} rules={rules('quote')} required>
          <CurrencySelect />
        </Form.Item>
      </FieldRow>
      <FieldRow>
        <Form.Item
          name="rate"
          label={t('rates.fields.rate')}
          extra={t('rates.hints.rate')}
          rules={rules('rate')}
          required
        >
          <DecimalInput maxLength={24} />
        </Form.Item>
        <Form.Item
          name="valid_from"
          label={t('rates.fields.valid_from')}
          extra={t('rates.hints.valid_from')}
          rules={rules('valid_from')}
          normalize={(day: string) => day || null}
          getValueProps={(value: string | null) => ({ value: value ?? '' })}
        >
          <DayInput />
        </Form.Item>
      </FieldRow>
      <ApprovalReason rules={rules('reason')} hint={t('rates.hints.reason')} />
      <RateSoFar />
      <RateOutlook />
    </>
  );
}
