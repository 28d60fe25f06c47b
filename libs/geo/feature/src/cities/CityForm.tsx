import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { City } from '@traveldesk/geo-contract';
import { CoordinatesFormItems, CountrySelect, countryOption } from '@traveldesk/geo-ui';
import { FieldRow, TranslatedInput, useZodRules } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { AliasesFormItem } from '../AliasesFormItem';
import { TimeZoneFormItem } from '../TimeZoneFormItem';
import { useFormSentence } from '../useFormSentence';
import { cityFormSchema } from './city.form';

interface CityFormProps {
  /** The country of the city to edit, for its name. */
  country?: City['country'] | undefined;
}

/** The form of a city, validated like the API. */
export function CityForm({ country }: CityFormProps) {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  const rules = useZodRules(cityFormSchema, useFormSentence());
  return (
    <>
      <TranslatedInput name="name" label={t('cities.fields.name')} rules={rules} />
      <FieldRow short>
        <Form.Item
          name="code"
          label={t('cities.fields.code')}
          extra={t('cities.hints.code')}
          normalize={(code: string) => code.toUpperCase()}
          rules={rules('code')}
        >
          <Input dir="ltr" maxLength={3} autoComplete="off" />
        </Form.Item>
        <Form.Item name="country_id" label={t('cities.fields.country')} rules={rules('country_id')} required>
          <CountrySelect selected={country ? [countryOption(country, language)] : []} />
        </Form.Item>
        <TimeZoneFormItem label={t('cities.fields.time_zone')} rules={rules} />
      </FieldRow>
      <CoordinatesFormItems names={['latitude', 'longitude']} rules={rules} />
      <AliasesFormItem label={t('cities.fields.aliases')} hint={t('cities.hints.aliases')} rules={rules} />
    </>
  );
}
