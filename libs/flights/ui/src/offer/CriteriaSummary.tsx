import { SwapRightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { travellersOf, type CriteriaDraft } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './offer.module.css';
import './texts';

/** A search in one line: where, when, who, in which class. */
export function CriteriaSummary({ criteria }: { criteria: CriteriaDraft }) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const travellers = useTravellers(criteria);
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
      <span>{travellers}</span>
      <span>{t(`cabins.${criteria.cabin}`)}</span>
      {criteria.max_stops !== null && <span>{t('search.upToStops', { count: criteria.max_stops })}</span>}
      {criteria.airline && <Bidi code>{criteria.airline}</Bidi>}
    </span>
  );
}

/** How many travel; where not all are adults, of which kind, and how old the children are. */
function useTravellers(criteria: CriteriaDraft): string {
  const { t } = useTranslation('flights');
  const { adults, children, infants } = criteria;
  if (children.length === 0 && infants.length === 0)
    return t('travellers.count', { count: travellersOf(criteria) });
  return [
    t('travellers.adult', { count: adults }),
    children.length > 0 && t('travellers.child', { count: children.length, ages: children.join(', ') }),
    infants.length > 0 && t('travellers.infant', { count: infants.length }),
  ]
    .filter(Boolean)
    .join(' · ');
}
