import { Form, Select } from 'antd';
import { mostAliases } from '@traveldesk/geo-contract';
import type { FieldRules } from '@traveldesk/shared-ui';

interface AliasesFormItemProps {
  label: string;
  hint: string;
  rules: FieldRules;
}

/**
 * The field `aliases` of a form: one name after the other, each taken by Enter, a comma or leaving the field, and the last one
 * given back by Backspace. A name has its own direction, whatever the screen's.
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
