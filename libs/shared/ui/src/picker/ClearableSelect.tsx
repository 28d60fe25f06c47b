import { Select, type SelectProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { empties, usePointerCross } from './clearing';
import styles from './RemoteSelect.module.css';
import { useTypedChoice } from './useTypedChoice';

export interface ClearableSelectProps<Value> extends Omit<
  SelectProps<Value>,
  'allowClear' | 'mode' | 'value' | 'onChange'
> {
  value?: Value | null;
  /** Called without a value when cleared. */
  onChange?: (value: Value | undefined) => void;
}

/** A `ChoiceSelect` that can be cleared: by the cross, or by Backspace or Delete if no text is typed. It is a single tab stop. */
export function ClearableSelect<Value extends string | number>({
  value,
  onChange,
  ...props
}: ClearableSelectProps<Value>) {
  const box = usePointerCross<HTMLSpanElement>();
  const choose = (next: Value | null | undefined) => onChange?.(next ?? undefined);
  const { onKeyDownCapture, listProps } = useTypedChoice({
    ...(props as SelectProps),
    value,
    onChange: choose,
  });
  const press = (event: KeyboardEvent) => {
    onKeyDownCapture(event);
    if (value == null || props.disabled || !empties(event)) return;
    // antd would open the list on Delete.
    event.stopPropagation();
    onChange?.(undefined);
  };
  return (
    <span ref={box} className={styles.keys} onKeyDownCapture={press}>
      <Select<Value | null>
        {...(props as SelectProps<Value | null>)}
        {...listProps}
        allowClear
        value={value ?? null}
        onChange={choose}
      />
    </span>
  );
}
