import { Form, Select } from 'antd';
import { mostAliases } from '@traveldesk/geo-contract';
import type { FieldRules } from '@traveldesk/shared-ui';

interface AliasesFormItemProps {
  label: string;
  hint: string;
  rules: FieldRules;
}

/**
 * The `aliases` field of a form. Enter, a comma or leaving the field adds a name, Backspace removes the last one. Each name keeps its own
 * text direction.
 */
export function AliasesFormItem({ label, hint, rules }: AliasesFormItemProps) {
  return (
    <Form.Item name="aliases" label={label} extra={hint} rules={rules('aliases')}>
      <Select<string[]>
        mode="tags"
        open={false}
        suffixIcon={null}
        maxCount={mostAliases}
        tokenSeparators={[',', '،']}
        labelRender={inItsDirection}
      />
    </Form.Item>
  );
}

function inItsDirection({ value }: { value: string | number }) {
  return <bdi>{value}</bdi>;
}
