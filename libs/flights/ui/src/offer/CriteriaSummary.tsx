import { SwapRightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { travellersOf, type CriteriaDraft } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './offer.module.css';

/** A search in one line: where, when, who, in which class. */
export function CriteriaSummary({ criteria }: { criteria: CriteriaDraft }) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  return (
    <span className={styles.summary}>
      {criteria.trips.map(({ origin, destination, date }, index) => (
        // Trips have no key of their own but their position.
        <span key={index} className={styles.leg}>
          <Bidi code>{origin}</Bidi>
          <SwapRightOutlined className={styles.arrow} aria-hidden />
          <Bidi code>{destination}</Bidi>
          <span>{date && format.date(date)}</span>
        </span>
      ))}
      <span>{t('travellers.count', { count: travellersOf(criteria) })}</span>
      <span>{t(`cabins.${criteria.cabin}`)}</span>
      {criteria.airline && <Bidi code>{criteria.airline}</Bidi>}
    </span>
  );
}
