import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { airlineCode, airlineStatuses, type Airline } from '@traveldesk/airlines-contract';
import { CountrySelect } from '@traveldesk/geo-ui';
import { ChoiceSelect, FieldRow, OwnNameInput, useZodRules } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import en from '../texts/en.json';
import { airlineFormSchema } from './airline.form';

const codes = [
  { field: 'iata', length: 2, required: true },
  { field: 'icao', length: 3, required: false },
  { field: 'accounting_code', length: 3, required: false },
] as const;

interface AirlineFormProps {
  /** The country of the airline to edit, for its name. */
  country?: Airline['country'] | undefined;
}

/** The form of an airline, validated like the API. */
export function AirlineForm({ country }: AirlineFormProps) {
  const { t } = useTranslation('airlines');
  const { language } = useLanguage();
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(airlineFormSchema, sentence);
  const selected = country ? [{ value: country.id, code: country.code, label: country.name[language] }] : [];
  return (
    <>
      <OwnNameInput label={t('airlines.fields.name')} hint={t('airlines.hints.names')} rules={rules} />
      <FieldRow short>
        {codes.map(({ field, length, required }) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`airlines.fields.${field}`)}
            extra={t(`airlines.hints.${field}`)}
            normalize={airlineCode}
            rules={rules(field)}
            required={required}
          >
            <Input dir="ltr" maxLength={length} autoComplete="off" />
          </Form.Item>
        ))}
      </FieldRow>
      <FieldRow>
        <Form.Item name="country_id" label={t('airlines.fields.country')} rules={rules('country_id')}>
          <CountrySelect selected={selected} />
        </Form.Item>
        <Form.Item name="status" label={t('airlines.fields.status')} rules={rules('status')} required>
          <ChoiceSelect
            options={airlineStatuses.map((value) => ({ value, label: t(`airlines.statuses.${value}`) }))}
          />
        </Form.Item>
      </FieldRow>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
