import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { recordStyles } from '@traveldesk/bookings-ui';
import { Bidi, EmptyState, When } from '@traveldesk/shared-ui';
import styles from './record.module.css';

/** Tickets and their coupons, each state in words with its code (TRAVEL-RULES 22, 23). A number that is not thirteen digits is shown as written, with a warning. */
export function Tickets({ booking: { tickets, travellers } }: { booking: Booking }) {
  const { t } = useTranslation(['flight-bookings', 'bookings']);
  if (tickets.length === 0) return <EmptyState title={t('tickets.none')} hint={t('tickets.noneHint')} />;
  const nameOf = (id: string) => {
    const found = travellers.find((traveller) => traveller.id === id);
    return found ? `${found.given_name} ${found.family_name}` : '';
  };
  return (
    <div className={recordStyles.scroll}>
      <table className={recordStyles.table} aria-label={t('tabs.tickets')}>
        <thead>
          <tr>
            <th scope="col">{t('fields.ticket')}</th>
            <th scope="col">{t('bookings:fields.name')}</th>
            <th scope="col">{t('bookings:fields.state')}</th>
            <th scope="col">{t('fields.coupons')}</th>
            <th scope="col">{t('fields.issued_at')}</th>
          </tr>
        </thead>
        <tbody>
          {tickets.map(({ id, kind, number, irregular, traveller_ids, state, coupons, issued_at }) => (
            <tr key={id}>
              <th scope="row">
                <Bidi code>{number}</Bidi>{' '}
                {irregular && (
                  <WarningOutlined aria-label={t('tickets.irregular')} title={t('tickets.irregular')} />
                )}
                {kind !== 'ticket' && <div className={recordStyles.quiet}>{t('tickets.extra')}</div>}
              </th>
              <td data-label={t('bookings:fields.name')}>
                {traveller_ids.map((one) => (
                  <div key={one}>
                    <bdi dir="ltr">{nameOf(one)}</bdi>
                  </div>
                ))}
              </td>
              <td data-label={t('bookings:fields.state')}>{t(`tickets.states.${state}`)}</td>
              <td data-label={t('fields.coupons')}>
                <ul className={styles.coupons}>
                  {coupons.map(({ origin, destination, state: coupon }, index) => (
                    <li key={index}>
                      <Bidi code>{`${origin}–${destination}`}</Bidi> {t(`tickets.coupons.${coupon}`)}{' '}
                      <span className={recordStyles.quiet}>
                        <Bidi code>{coupon}</Bidi>
                      </span>
                    </li>
                  ))}
                </ul>
              </td>
              <td data-label={t('fields.issued_at')}>
                <When at={issued_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
