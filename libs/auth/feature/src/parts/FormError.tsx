import { useEffect, useRef } from 'react';
import styles from './FormError.module.css';

/** The error of the form as a whole; it takes the focus when it appears. */
export function FormError({ message }: { message: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  return (
    <div role="alert" ref={box} tabIndex={-1} className={message ? styles.error : styles.none}>
      {message}
    </div>
  );
}
