import { useTranslation } from 'react-i18next';
import type { RoomRate } from '@traveldesk/hotels-contract';
import { WhyThisPriceButton } from '@traveldesk/markups-ui';
import { Amount } from '@traveldesk/shared-ui';
import { isolateDirection } from '@traveldesk/shared-web';
import { useLazyHotelsPriceExplanationQuery } from './price-explanation.api';
import styles from './rates.module.css';

/** The net price of a rate, the supplier's commission and note, and the explanation of the price, if the API sends them (staff only). */
export function StaffLines({ rate }: { rate: RoomRate }) {
  const { t } = useTranslation('hotels');
  const [explain] = useLazyHotelsPriceExplanationQuery();
  const { id, price, commission, note } = rate;
  if (!price.net) return null;
  return (
    <div className={styles.staff}>
      <dl className={styles.staffFacts}>
        <div>
          <dt>{t('rates.staff.net')}</dt>
          <dd>
            <Amount money={price.net} />
          </dd>
        </div>
        {commission !== undefined && (
          <div>
            <dt>{t('rates.staff.commission')}</dt>
            <dd>{commission ? <Amount money={commission} /> : t('rates.staff.commissionUnknown')}</dd>
          </div>
        )}
      </dl>
      <WhyThisPriceButton load={() => explain(id).unwrap()} />
      {note && <p className={styles.quiet}>{t('rates.staff.note', { note: isolateDirection(note) })}</p>}
    </div>
  );
}
