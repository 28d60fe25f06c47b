import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Airport } from '@traveldesk/geo-contract';
import { CitySelect, cityOption, CoordinatesFormItems } from '@traveldesk/geo-ui';
import { FieldRow, OwnNameInput, useZodRules } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { AliasesFormItem } from '../AliasesFormItem';
import { TimeZoneFormItem } from '../TimeZoneFormItem';
import { useFormSentence } from '../useFormSentence';
import { airportFormSchema } from './airport.form';

const codes = [
  { field: 'iata', length: 3, required: true },
  { field: 'icao', length: 4, required: false },
] as const;

interface AirportFormProps {
  /** The city of the airport to edit, for its name. */
  city?: Airport['city'] | undefined;
}

/** The form of an airport, validated like the API. */
export function AirportForm({ city }: AirportFormProps) {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  const rules = useZodRules(airportFormSchema, useFormSentence());
  return (
    <>
      <OwnNameInput label={t('airports.fields.name')} hint={t('airports.hints.names')} rules={rules} />
      <FieldRow>
        {codes.map(({ field, length, required }) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`airports.fields.${field}`)}
            extra={t(`airports.hints.${field}`)}
            normalize={(code: string) => code.toUpperCase()}
            rules={rules(field)}
            required={required}
          >
            <Input dir="ltr" maxLength={length} autoComplete="off" />
          </Form.Item>
        ))}
      </FieldRow>
      <FieldRow>
        <Form.Item name="city_id" label={t('airports.fields.city')} rules={rules('city_id')} required>
          <CitySelect selected={city ? [cityOption(city, language)] : []} />
        </Form.Item>
        <TimeZoneFormItem label={t('airports.fields.time_zone')} rules={rules} />
      </FieldRow>
      <CoordinatesFormItems names={['latitude', 'longitude']} rules={rules} required />
      <FieldRow>
        <Form.Item name="scheduled" label={t('airports.fields.scheduled')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item
          name="closed"
          label={t('airports.fields.closed')}
          extra={t('airports.hints.closed')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
      </FieldRow>
      <AliasesFormItem
        label={t('airports.fields.aliases')}
        hint={t('airports.hints.aliases')}
        rules={rules}
      />
    </>
  );
}
