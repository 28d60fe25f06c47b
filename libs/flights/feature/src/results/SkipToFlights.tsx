import { useTranslation } from 'react-i18next';
import styles from './results.module.css';

/** Past days, suppliers and filters, which come before the flights; seen while it has the focus. */
export function SkipToFlights() {
  const { t } = useTranslation('flights');
  return (
    <a
      href="#flights"
      className={styles.skip}
      onClick={(event) => {
        // The address is that of the search: it is not to change.
        event.preventDefault();
        const list = document.getElementById('flights');
        (list?.querySelector<HTMLElement>('article') ?? list)?.focus();
      }}
    >
      {t('results.skip')}
    </a>
  );
}
