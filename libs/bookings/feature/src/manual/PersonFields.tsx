import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { genders, titles, travellerTypes } from '@traveldesk/bookings-contract';
import { ChoiceSelect, DayInput, type FieldRules } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import './texts';

/** One who travels; the first is the lead traveller. */
export function PersonFields({ place, rules }: { place: number; rules: FieldRules }) {
  const { t } = useTranslation('manualBookings');
  const rule = (field: string) => rules(`travellers.${place}.${field}`);
  return (
    <>
      <Form.Item name={[place, 'type']} label={t('fields.type')} rules={rule('type')} required>
        <ChoiceSelect options={travellerTypes.map((value) => ({ value, label: t(`types.${value}`) }))} />
      </Form.Item>
      <Form.Item name={[place, 'title']} label={t('fields.title')} rules={rule('title')} required>
        <ChoiceSelect options={titles.map((value) => ({ value, label: t(`titles.${value}`) }))} />
      </Form.Item>
      <Form.Item name={[place, 'gender']} label={t('fields.gender')} rules={rule('gender')} required>
        <ChoiceSelect options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))} />
      </Form.Item>
      {(['given_name', 'family_name'] as const).map((field) => (
        <Form.Item
          key={field}
          name={[place, field]}
          label={t(`fields.${field}`)}
          rules={rule(field)}
          required
        >
          <Input dir="auto" autoComplete="off" maxLength={200} />
        </Form.Item>
      ))}
      <Form.Item name={[place, 'born_on']} label={t('fields.born_on')} rules={rule('born_on')} required>
        <DayInput max={localToday()} />
      </Form.Item>
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
        rules={rule('phone')}
        required={place === 0}
      >
        <Input dir="ltr" inputMode="tel" autoComplete="off" />
      </Form.Item>
    </>
  );
}
