import { useTranslation } from 'react-i18next';
import type { Review } from '@traveldesk/flights-contract';
import { useFormat } from '@traveldesk/shared-web';
import styles from './review.module.css';

/** Shows the supplier's requirements for a booking; missing ones are shown as unknown. */
export function Requirements({ requirements }: { requirements: Review['requirements'] }) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const { passport, instant_payment, payment_required_by, price_guaranteed_until } = requirements;
  const answer = (value: boolean | null) => (value === null ? 'unknown' : value ? 'yes' : 'no');
  return (
    <ul className={styles.requirements}>
      <li>{t(`requirements.passport.${answer(passport)}`)}</li>
      <li>{t(`requirements.instant.${answer(instant_payment)}`)}</li>
      {payment_required_by && (
        <li>{t('requirements.payBy', { when: format.deadline(payment_required_by) })}</li>
      )}
      {price_guaranteed_until && (
        <li>{t('requirements.guaranteed', { when: format.deadline(price_guaranteed_until) })}</li>
      )}
    </ul>
  );
}
