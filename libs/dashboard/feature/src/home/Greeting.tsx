import { useTranslation } from 'react-i18next';
import { localTime, serverNow, useFormat, useSession } from '@traveldesk/shared-web';
import styles from './Greeting.module.css';
import { partOfDay } from './part-of-day';

export interface GreetingProps {
  /** True when the date is shown; its line is reserved from the start. */
  dated: boolean;
}

/** Greets the user by name and shows the date. */
export function Greeting({ dated }: GreetingProps) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  const { user } = useSession();
  const now = new Date(serverNow());
  const name = user?.name.trim().split(/\s+/)[0] ?? '';
  return (
    <header>
      <h1 className={styles.words} tabIndex={-1}>
        {t(`greeting.${partOfDay(Number(localTime(now).slice(0, 2)))}`, { name })}
      </h1>
      <p className={styles.day}>{dated ? t('greeting.today', { date: date(now) }) : '\u00a0'}</p>
    </header>
  );
}
