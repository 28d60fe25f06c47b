import { Checkbox, type CheckboxOptionType } from 'antd';

export interface ChoicesProps {
  options: CheckboxOptionType<string>[];
  /** Set by Form.Item. */
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/**
 * A checkbox group for required choices. Form.Item passes `aria-required`, which a group does not support, so only supported props are
 * passed on.
 */
export function Choices({ options, id, value, onChange }: ChoicesProps) {
  return (
    <Checkbox.Group
      {...(id && { id })}
      {...(value && { value })}
      {...(onChange && { onChange })}
      options={options}
    />
  );
}
