import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AirlineSelect } from '@traveldesk/airlines-ui';
import { AirportSelect } from '@traveldesk/geo-ui';
import { DayTimeInput, type FieldRules } from '@traveldesk/shared-ui';
import './texts';

/** The fields of a flight; times are local to its airports. */
export function SegmentFields({ place, rules }: { place: number; rules: FieldRules }) {
  const { t } = useTranslation('manualBookings');
  const rule = (field: string) => rules(`segments.${place}.${field}`);
  return (
    <>
      <Form.Item name={[place, 'carrier']} label={t('fields.carrier')} rules={rule('carrier')} required>
        <AirlineSelect />
      </Form.Item>
      <Form.Item
        name={[place, 'flight_number']}
        label={t('fields.flight_number')}
        rules={rule('flight_number')}
        required
      >
        <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={5} />
      </Form.Item>
      {(['origin', 'destination'] as const).map((field) => (
        <Form.Item
          key={field}
          name={[place, field]}
          label={t(`fields.${field}`)}
          rules={rule(field)}
          required
        >
          <AirportSelect />
        </Form.Item>
      ))}
      {(['departing_at', 'arriving_at'] as const).map((field) => (
        <Form.Item
          key={field}
          name={[place, field]}
          label={t(`fields.${field}`)}
          rules={rule(field)}
          required
        >
          <DayTimeInput label={t(`fields.${field}`)} />
        </Form.Item>
      ))}
    </>
  );
}
