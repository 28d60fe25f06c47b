import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExchangeRate } from '@traveldesk/currencies-contract';
import styles from './exchange-rate.module.css';

/** The source of a rate, with its author. */
export function RateSource({ rate: { source, author } }: { rate: ExchangeRate }) {
  const { t } = useTranslation('currencies');
  return (
    <>
      {t(`sources.${source}`)}
      {author && (
        <span className={styles.beside}>
          {author.path ? (
            <Link to={author.path}>
              <bdi>{author.name}</bdi>
            </Link>
          ) : (
            <bdi>{author.name}</bdi>
          )}
        </span>
      )}
    </>
  );
}
