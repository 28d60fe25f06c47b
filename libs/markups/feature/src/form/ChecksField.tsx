import { Checkbox, type CheckboxOptionType } from 'antd';

interface ChecksFieldProps<Value extends string | number> {
  options: CheckboxOptionType<Value>[];
  /** Set by Form.Item. */
  id?: string;
  value?: Value[];
  onChange?: (value: Value[]) => void;
}

/** Checkboxes whose value keeps the order of the options; with none checked there is no condition. */
export function ChecksField<Value extends string | number>({
  options,
  id,
  value = [],
  onChange,
}: ChecksFieldProps<Value>) {
  const inOrder = (chosen: readonly Value[]) =>
    options.map((option) => option.value).filter((one) => chosen.includes(one));
  return (
    <Checkbox.Group
      {...(id && { id })}
      options={options}
      value={value}
      onChange={(chosen) => onChange?.(inOrder(chosen))}
    />
  );
}
