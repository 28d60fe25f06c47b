import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { genders, titles, type SavedTraveller } from '@traveldesk/bookings-contract';
import { CompanySelect } from '@traveldesk/companies-ui';
import { ChoiceSelect, DayInput, FieldRow, useZodRules } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import { LoyaltyFields } from './LoyaltyFields';
import { PassportFields } from './PassportFields';
import './texts';
import en from './texts/en.json';
import { travellerFormSchema } from './traveller.form';

/** The fields of a saved traveller. `traveller`: who is edited; whose they are stays. */
export function TravellerForm({ traveller }: { traveller?: SavedTraveller | undefined }) {
  const { t } = useTranslation('savedTravellers');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(travellerFormSchema, sentence);
  const company = traveller?.company;
  return (
    <>
      <Form.Item name="company_id" label={t('fields.company_id')} rules={rules('company_id')} required>
        <CompanySelect
          disabled={company !== undefined}
          {...(company && { selected: [{ value: company.id, label: company.name }] })}
        />
      </Form.Item>
      <FieldRow short>
        <Form.Item name="title" label={t('fields.title')} rules={rules('title')} required>
          <ChoiceSelect options={titles.map((value) => ({ value, label: t(`titles.${value}`) }))} />
        </Form.Item>
        <Form.Item name="gender" label={t('fields.gender')} rules={rules('gender')} required>
          <ChoiceSelect options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))} />
        </Form.Item>
        {(['given_name', 'family_name'] as const).map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`fields.${field}`)}
            extra={t('hints.name')}
            rules={rules(field)}
            required
          >
            <Input dir="auto" autoComplete="off" maxLength={200} />
          </Form.Item>
        ))}
        <Form.Item name="born_on" label={t('fields.born_on')} rules={rules('born_on')} required>
          <DayInput max={localToday()} />
        </Form.Item>
        <Form.Item name="email" label={t('fields.email')} rules={rules('email')}>
          <Input dir="ltr" inputMode="email" autoComplete="off" />
        </Form.Item>
        <Form.Item name="phone" label={t('fields.phone')} rules={rules('phone')}>
          <Input dir="ltr" inputMode="tel" autoComplete="off" />
        </Form.Item>
      </FieldRow>
      <PassportFields rules={rules} kept={traveller?.document ?? null} />
      <LoyaltyFields rules={rules} />
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
