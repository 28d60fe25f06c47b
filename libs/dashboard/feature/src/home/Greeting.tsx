import { useTranslation } from 'react-i18next';
import { useFormat, useSession } from '@traveldesk/shared-web';
import styles from './Greeting.module.css';
import { partOfDay } from './part-of-day';

/** Says good morning to the person by name, and what day it is. */
export function Greeting() {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  const { user } = useSession();
  const now = new Date();
  const name = user?.name.trim().split(/\s+/)[0] ?? '';
  return (
    <header>
      <h1 className={styles.words} tabIndex={-1}>
        {t(`greeting.${partOfDay(now.getHours())}`, { name })}
      </h1>
      <p className={styles.day}>{t('greeting.today', { date: date(now) })}</p>
    </header>
  );
}
