import { Select, type SelectProps } from 'antd';
import styles from './RemoteSelect.module.css';
import { useTypedChoice } from './useTypedChoice';

/** Selects one of a few options, in the list or by typing the start of a label. */
export function ChoiceSelect<Value extends string | number | null>(
  props: Omit<SelectProps<Value>, 'mode' | 'allowClear' | 'open'>,
) {
  const { onKeyDownCapture, listProps } = useTypedChoice(props as SelectProps);
  return (
    <span className={styles.keys} onKeyDownCapture={onKeyDownCapture}>
      <Select<Value> {...props} {...listProps} />
    </span>
  );
}
