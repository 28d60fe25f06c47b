import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from '@traveldesk/currencies-ui';
import { countryInputSchema } from '@traveldesk/geo-contract';
import { FieldRow, TranslatedInput, useZodRules } from '@traveldesk/shared-ui';
import { AliasesFormItem } from '../AliasesFormItem';
import { useFormSentence } from '../useFormSentence';

/** The form of a country, validated like the API. */
export function CountryForm() {
  const { t } = useTranslation('geo');
  const rules = useZodRules(countryInputSchema, useFormSentence());
  return (
    <>
      <TranslatedInput name="name" label={t('countries.fields.name')} rules={rules} />
      <FieldRow short>
        <Form.Item
          name="code"
          label={t('countries.fields.code')}
          extra={t('countries.hints.code')}
          normalize={(code: string) => code.toUpperCase()}
          rules={rules('code')}
          required
        >
          <Input dir="ltr" maxLength={2} autoComplete="off" />
        </Form.Item>
        <Form.Item name="currency" label={t('countries.fields.currency')} rules={rules('currency')} required>
          <CurrencySelect />
        </Form.Item>
        <Form.Item
          name="phone_code"
          label={t('countries.fields.phone_code')}
          extra={t('countries.hints.phone_code')}
          rules={rules('phone_code')}
          required
        >
          <Input dir="ltr" inputMode="tel" autoComplete="off" />
        </Form.Item>
      </FieldRow>
      <AliasesFormItem
        label={t('countries.fields.aliases')}
        hint={t('countries.hints.aliases')}
        rules={rules}
      />
    </>
  );
}
