import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { NameItem } from '@traveldesk/bookings-ui';
import { ChoiceSelect, type FieldRules } from '@traveldesk/shared-ui';
import type { ManualStayForm } from './manual-stay.form';
import './texts';

/** A guest by name, with the room; a child also has its age at check-in. The first guest is the lead guest. */
export function GuestItems({ place, rules }: { place: number; rules: FieldRules }) {
  const { t } = useTranslation('manualStays');
  const rule = (field: string) => rules(`guests.${place}.${field}`);
  const rooms = Form.useWatch<ManualStayForm['rooms'] | undefined>('rooms') ?? [];
  return (
    <>
      <Form.Item name={[place, 'room']} label={t('fields.room')} rules={rule('room')} required>
        <ChoiceSelect
          options={rooms.map((_, value) => ({ value, label: t('rooms.one', { number: value + 1 }) }))}
        />
      </Form.Item>
      {(['given_name', 'family_name'] as const).map((field) => (
        <NameItem key={field} group={['guests', place]} inList={[place]} rule={rule} field={field} />
      ))}
      <Form.Item name={[place, 'age']} label={t('fields.age')} extra={t('hints.age')} rules={rule('age')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={2} />
      </Form.Item>
    </>
  );
}
