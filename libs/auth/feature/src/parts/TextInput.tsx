import { useEffect, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'size'> {
  /** At the end of the field: a button that belongs to it. */
  suffix?: ReactNode;
}

/**
 * A line of text that looks as the component library's does. The page's own, as the sign-in page is the one
 * that everybody waits for: it loads neither the library's form nor its inputs.
 */
export function TextInput({ suffix, autoFocus = false, ref: given, ...input }: TextInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  useImperativeHandle(given, () => ref.current as HTMLInputElement);
  // Once it is shown: to focus it while the page is made has the page laid out for it, and again for the ring around it.
  useEffect(() => {
    if (autoFocus) ref.current?.focus();
  }, [autoFocus]);
  return (
    <span className={styles.field}>
      <input {...input} ref={ref} className={styles.input} />
      {suffix}
    </span>
  );
}
