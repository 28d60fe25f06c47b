import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Brand.module.css';
import { Logo } from './Logo';

/** The logo and product name, linked to the home page. */
export function Brand({ short = false }: { short?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Link to="/" className={styles.brand} aria-label={t('shell.home')}>
      <Logo />
      {!short && <span className={styles.name}>{t('product')}</span>}
    </Link>
  );
}
