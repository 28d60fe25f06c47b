import { useTranslation } from 'react-i18next';
import styles from './results.module.css';

/** A skip link past days, suppliers and filters to the flights; visible while focused. */
export function SkipToFlights() {
  const { t } = useTranslation('flights');
  return (
    <a
      href="#flights"
      className={styles.skip}
      onClick={(event) => {
        // Keeps the address of the search unchanged.
        event.preventDefault();
        const list = document.getElementById('flights');
        (list?.querySelector<HTMLElement>('article') ?? list)?.focus();
      }}
    >
      {t('results.skip')}
    </a>
  );
}
