import { useTranslation } from 'react-i18next';
import type { RoomRate } from '@traveldesk/hotels-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import { Amount } from '@traveldesk/shared-ui';
import styles from './rates.module.css';

/** The total is null for a manual booking without a price. */
type Paid = Pick<RoomRate, 'now' | 'there'> & {
  price: Pick<RoomRate['price'], 'due'> & { total: RoomRate['price']['total'] | null };
};

/** The amounts of a rate to pay now and at the property. Amounts of different currencies are never added. */
export function PaidLines({ rate }: { rate: Paid }) {
  const { t } = useTranslation('hotels');
  const { now, there, price } = rate;
  const isNothing = now !== null && minorUnits(now) === 0n;
  const due = there.filter((money) => minorUnits(money) !== 0n);
  return (
    <dl className={styles.paid}>
      <div>
        <dt>{t('rates.paid.now')}</dt>
        <dd>
          {now === null ? (
            t(price.total === null ? 'rates.paid.unknown' : 'rates.paid.unnamed')
          ) : isNothing ? (
            t('rates.paid.nothing')
          ) : (
            <Amount money={now} />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('rates.paid.there')}</dt>
        <dd>
          {due.map((money) => (
            <Amount key={money.currency} money={money} />
          ))}
          {due.length === 0 && price.due !== null && t('rates.paid.nothing')}
          {price.due === null && (
            <span className={styles.quiet}>
              {t(due.length > 0 ? 'rates.paid.dueUnknown' : 'rates.paid.unknown')}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
