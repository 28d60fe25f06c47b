import { Form, Input, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryInputSchema, currencyCodes } from '@traveldesk/geo-contract';
import { TranslatedInput, useZodRules } from '@traveldesk/shared-ui';
import { currencyOptions, useLanguage } from '@traveldesk/shared-web';
import { useFormSentence } from '../useFormSentence';

/** The fields of a country, judged as the API will judge them. */
export function CountryForm() {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  const rules = useZodRules(countryInputSchema, useFormSentence());
  const currencies = useMemo(() => currencyOptions(currencyCodes, language), [language]);
  return (
    <>
      <TranslatedInput name="name" label={t('countries.fields.name')} rules={rules} />
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
        <Select showSearch={{ optionFilterProp: 'label' }} options={currencies} />
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
    </>
  );
}
