import { Checkbox, type CheckboxOptionType } from 'antd';

export interface ChoicesProps {
  options: CheckboxOptionType<string>[];
  /** Given by the form's item. */
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/**
 * Checkboxes of which some must be ticked. The form's item says `aria-required` to whatever it holds, which a group
 * cannot be: so only what a group knows is passed on.
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
