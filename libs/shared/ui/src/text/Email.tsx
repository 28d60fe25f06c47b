import { Bidi } from './Bidi';
import styles from './Email.module.css';

/** As long as most are, with some to spare. */
const usual = 32;

/** An e-mail address: on one line, or broken before the @ and nowhere else where it is longer than most. */
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
