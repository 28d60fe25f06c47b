import { Select, type SelectProps } from 'antd';
import styles from './RemoteSelect.module.css';
import { useTypedChoice } from './useTypedChoice';

/** Chooses one of a few, by the list or by the letters that its label begins with. */
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
