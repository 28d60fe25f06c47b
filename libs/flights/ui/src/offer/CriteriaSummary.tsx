import { useTranslation } from 'react-i18next';
import { stripDays, type CriteriaDraft } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { isolated } from '@traveldesk/shared-web';
import { Legs } from './Legs';
import styles from './offer.module.css';
import './texts';
import { useTravellers } from './useTravellers';

/** Shows a search in one line: trips, travelers and cabin. */
export function CriteriaSummary({ criteria }: { criteria: CriteriaDraft }) {
  const { t } = useTranslation('flights');
  const travellers = useTravellers(criteria);
  return (
    <span className={styles.summary}>
      <Legs trips={criteria.trips} />
      <span>{travellers.map(({ said }) => said).join(' · ')}</span>
      <span>{t(`cabins.${criteria.cabin}`)}</span>
      {criteria.max_stops !== null && <span>{t('search.upToStops', { count: criteria.max_stops })}</span>}
      {criteria.airlines.length > 0 && <Bidi code>{criteria.airlines.join(' ')}</Bidi>}
      {criteria.excluded_airlines.length > 0 && (
        <span>{t('search.without', { airlines: isolated(criteria.excluded_airlines.join(' ')) })}</span>
      )}
      {criteria.private_fares.length > 0 && (
        <span>{t('fareCodes.count', { count: criteria.private_fares.length })}</span>
      )}
      {criteria.flexible && <span>{t('search.flexibleShort', { days: stripDays })}</span>}
    </span>
  );
}
