import { useEffect, useRef } from 'react';
import styles from './FormError.module.css';

/** What is wrong with the form as a whole; read out, and in focus, as soon as it appears. */
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
