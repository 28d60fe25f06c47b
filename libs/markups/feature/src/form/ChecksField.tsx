import { Checkbox, type CheckboxOptionType } from 'antd';

interface ChecksFieldProps<Value extends string | number> {
  options: CheckboxOptionType<Value>[];
  /** Given by the form's item. */
  id?: string;
  value?: Value[];
  onChange?: (value: Value[]) => void;
}

/** Some of a few, in their own order: none of them is no condition. */
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
