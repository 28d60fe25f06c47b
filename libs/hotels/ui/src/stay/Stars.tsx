import { StarFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { StayProperty } from '@traveldesk/hotels-contract';
import styles from './stay.module.css';

/** The stars of a property, beside its name. */
export function Stars({ stars }: Pick<StayProperty, 'stars'>) {
  const { t } = useTranslation('hotels');
  if (stars === null) return <span className={styles.quiet}>{t('property.stay.notRated')}</span>;
  return (
    <span className={styles.stars} role="img" aria-label={t('property.stay.stars', { count: stars })}>
      {Array.from({ length: stars }, (_, star) => (
        <StarFilled key={star} aria-hidden />
      ))}
    </span>
  );
}
