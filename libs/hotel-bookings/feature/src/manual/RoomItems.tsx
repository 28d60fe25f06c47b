import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldRules } from '@traveldesk/shared-ui';
import './texts';

/** The adults of a room, and the ages of its children at check-in. */
export function RoomItems({ place, rules }: { place: number; rules: FieldRules }) {
  const { t } = useTranslation('manualStays');
  return (
    <>
      <Form.Item
        name={[place, 'adults']}
        label={t('fields.adults')}
        rules={rules(`rooms.${place}.adults`)}
        required
      >
        <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={2} />
      </Form.Item>
      <Form.Item
        name={[place, 'children']}
        label={t('fields.children')}
        extra={t('hints.children')}
        rules={rules(`rooms.${place}.children`)}
      >
        <Input dir="ltr" autoComplete="off" maxLength={60} />
      </Form.Item>
    </>
  );
}
