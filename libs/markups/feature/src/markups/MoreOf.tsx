import { useTranslation } from 'react-i18next';
import styles from './markup.columns.module.css';

/** Number of names shown in a cell. */
const room = 2;

/** The first names of a list and the number of the others. */
export function MoreOf({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('markups');
  const rest = names.length - room;
  return (
    <>
      {names.slice(0, room).map((name) => (
        <span key={name} className={styles.line}>
          {`\u2068${name}\u2069`}
        </span>
      ))}
      {rest > 0 && <span className={styles.detail}>{t('cell.more', { count: rest })}</span>}
    </>
  );
}
