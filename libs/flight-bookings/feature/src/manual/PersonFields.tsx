import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formerTravellers, travellerTypes, type Booking } from '@traveldesk/bookings-contract';
import { BirthDateItem, NameItem, TitleItems } from '@traveldesk/bookings-ui';
import { ChoiceSelect, usePhoneRule, type FieldRules } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import type { ManualForm } from './manual.form';
import './texts';

export interface PersonFieldsProps {
  place: number;
  rules: FieldRules;
  /** The booking being edited. */
  booking: Booking | undefined;
}

/** The fields of a traveler; the first is the lead traveler. */
export function PersonFields({ place, rules, booking }: PersonFieldsProps) {
  const { t } = useTranslation('manualBookings');
  const rule = (field: string) => rules(`travellers.${place}.${field}`);
  const person = { group: ['travellers', place], inList: [place], rule };
  const travellers = Form.useWatch<ManualForm['travellers']>('travellers');
  const stored = formerTravellers(travellers ?? [], booking?.travellers ?? [])[place];
  const phone = usePhoneRule({ name: ['travellers', place, 'phone'], kept: stored?.phone });
  return (
    <>
      <Form.Item name={[place, 'type']} label={t('fields.type')} rules={rule('type')} required>
        <ChoiceSelect options={travellerTypes.map((value) => ({ value, label: t(`types.${value}`) }))} />
      </Form.Item>
      <TitleItems {...person} today={localToday()} stored={stored} />
      {(['given_name', 'family_name'] as const).map((field) => (
        <NameItem key={field} {...person} field={field} />
      ))}
      <BirthDateItem {...person} today={localToday()} stored={stored?.born_on} />
      <Form.Item
        name={[place, 'email']}
        label={t('fields.email')}
        rules={rule('email')}
        required={place === 0}
      >
        <Input dir="ltr" inputMode="email" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[place, 'phone']}
        label={t('fields.phone')}
        rules={[...rule('phone'), phone.rule]}
        extra={phone.mark}
        required={place === 0}
      >
        <Input dir="ltr" inputMode="tel" autoComplete="off" />
      </Form.Item>
    </>
  );
}
