import { Form, Select } from 'antd';
import { useMemo } from 'react';
import { foldedFilter, type FieldRules } from '@traveldesk/shared-ui';

interface TimeZoneFormItemProps {
  label: string;
  rules: FieldRules;
}

/** The `time_zone` field of a form: a zone of the IANA database. */
export function TimeZoneFormItem({ label, rules }: TimeZoneFormItemProps) {
  const options = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone })),
    [],
  );
  return (
    <Form.Item name="time_zone" label={label} rules={rules('time_zone')} required>
      <Select showSearch={foldedFilter} options={options} />
    </Form.Item>
  );
}
