import { Bidi } from './Bidi';
import styles from './Email.module.css';

/** Addresses up to this length stay on one line. */
const usual = 32;

/** An email address: on one line, or, if long, broken only before the @. */
export function Email({ children }: { children: string }) {
  const [name, domain] = children.split('@');
  if (children.length <= usual || domain === undefined)
    return (
      <span className={styles.line}>
        <Bidi>{children}</Bidi>
      </span>
    );
  return (
    <span className={styles.long}>
      <Bidi>
        {name}
        <wbr />@{domain}
      </Bidi>
    </span>
  );
}
