import { Form, Input } from 'antd';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedTraveller } from '@traveldesk/bookings-contract';
import { BirthDateItem, NameItem, personSentence, TitleItems } from '@traveldesk/bookings-ui';
import { CompanySelect } from '@traveldesk/companies-ui';
import { FieldRow, usePhoneRule, useZodRules } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import { LoyaltyFields } from './LoyaltyFields';
import { PassportFields } from './PassportFields';
import './texts';
import en from './texts/en.json';
import { travellerRules } from './traveller.form';

/** The fields of a saved traveler. `traveller`: the one being edited, whose company is fixed. */
export function TravellerForm({ traveller }: { traveller?: SavedTraveller | undefined }) {
  const { t } = useTranslation('savedTravellers');
  const { t: ofPersons } = useTranslation('persons');
  const sentence = useCallback(
    (key: string) => (isProblem(key) ? t(`problems.${key}`) : personSentence(ofPersons, key)),
    [t, ofPersons],
  );
  const rules = useZodRules(
    useMemo(() => travellerRules(traveller), [traveller]),
    sentence,
  );
  const phone = usePhoneRule({ name: 'phone', kept: traveller?.phone });
  const company = traveller?.company;
  const person = { group: [], rule: rules };
  return (
    <>
      <Form.Item name="company_id" label={t('fields.company_id')} rules={rules('company_id')} required>
        <CompanySelect
          disabled={company !== undefined}
          {...(company && { selected: [{ value: company.id, label: company.name }] })}
        />
      </Form.Item>
      <FieldRow short>
        <TitleItems {...person} today={localToday()} stored={traveller} />
        {(['given_name', 'family_name'] as const).map((field) => (
          <NameItem key={field} {...person} field={field} />
        ))}
        <BirthDateItem {...person} today={localToday()} stored={traveller?.born_on} />
        <Form.Item name="email" label={t('fields.email')} rules={rules('email')}>
          <Input dir="ltr" inputMode="email" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t('fields.phone')}
          rules={[...rules('phone'), phone.rule]}
          extra={phone.mark}
        >
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
