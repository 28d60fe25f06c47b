import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, type FormEvent, type ReactNode } from 'react';
import styles from './form.module.css';

/** An error that has no field. After a refused submit it gets the focus like a wrong field. */
export function SearchAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" tabIndex={-1} data-wrong className={styles.error}>
      {children}
    </p>
  );
}

export interface SearchFrameProps {
  /** An error that has no field. */
  error: string | undefined;
  /** The label of the button. */
  confirm: string;
  /** Starts the search, and returns whether it is valid. */
  onConfirm: () => boolean;
  children: ReactNode;
}

/** The frame of a search form. After a refused submit the first wrong field has the focus. */
export function SearchFrame({ error, confirm, onConfirm, children }: SearchFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onConfirm()) return;
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]');
      // A collapsed section would hide the error and cannot take the focus.
      wrong?.closest('details')?.setAttribute('open', '');
      wrong?.focus();
    });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {error && <SearchAlert>{error}</SearchAlert>}
      {children}
      <Button
        className={styles.confirm ?? ''}
        type="primary"
        size="large"
        htmlType="submit"
        icon={<SearchOutlined aria-hidden />}
      >
        {confirm}
      </Button>
    </form>
  );
}
