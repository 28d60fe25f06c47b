import { Bidi } from '../text/Bidi';
import type { RemoteOption } from './option';
import styles from './RemoteSelect.module.css';

/** An option's label: the code, the name, then a note that distinguishes it. */
export function OptionLabel({ option: { code, label, lang, note } }: { option: RemoteOption }) {
  return (
    <span className={styles.option}>
      {code && <Bidi code>{code}</Bidi>}
      <span dir="auto" lang={lang} className={styles.label}>
        {label}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
