import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FlightMode } from '@traveldesk/flight-bookings-contract';
import type { Review } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import { useFocusBack } from '@traveldesk/shared-ui';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';
import type { TravellerValues } from './booking.values';
import { Deadlines } from './Deadlines';
import { nameOf } from './words';
import type { Obstacle } from './useObstacle';
import styles from './booking.module.css';

export interface LastLookProps {
  open: boolean;
  mode: FlightMode;
  review: Review;
  company: string;
  travellers: readonly TravellerValues[];
  total: Money;
  /** Why the order cannot be sent any more; null if it can. */
  obstacle: Obstacle | null;
  onAgree: () => void;
  onClose: () => void;
}

/** Summarizes the order before money moves or seats are taken: travelers, flights, price and wallet. */
export function BookingSummaryDialog(props: LastLookProps) {
  const { open, mode, review, company, travellers, total, obstacle, onAgree, onClose } = props;
  const { t } = useTranslation('flight-bookings');
  const format = useFormat();
  const focusBack = useFocusBack();
  const { slices } = review.offer;
  const values = { company: isolateDirection(company), total: isolated(format.money(total)) };
  return (
    <Modal
      open={open}
      centered
      width="min(560px, calc(100vw - 32px))"
      title={t(`review.look.${mode}`)}
      footer={null}
      onCancel={onClose}
      afterClose={focusBack}
    >
      <dl className={styles.look}>
        <dt>{t('review.look.who')}</dt>
        <dd>
          {travellers.map((traveller, place) => (
            // The key is the traveler's position.
            <bdi key={place}>{nameOf(traveller)}</bdi>
          ))}
        </dd>
        <dt>{t('review.look.what')}</dt>
        <dd>
          {slices.map(({ origin, destination, departing_at, segments }, index) => (
            <span key={index}>
              {t('review.look.trip', {
                route: isolated(`${origin}–${destination}`),
                flights: isolated(segments.map((one) => `${one.carrier} ${one.flight_number}`).join(', ')),
                when: isolateDirection(
                  `${format.date(departing_at.slice(0, 10))} ${isolated(departing_at.slice(11, 16))}`,
                ),
              })}
            </span>
          ))}
        </dd>
        <dt>{t('review.look.howMuch')}</dt>
        <dd>
          <strong>{values.total}</strong>
        </dd>
      </dl>
      <p>{t(mode === 'pay' ? 'review.look.payFrom' : 'review.look.holdFor', values)}</p>
      {mode === 'hold' && <Deadlines requirements={review.requirements} />}
      {review.supplier.training && <p>{t('review.look.training')}</p>}
      {obstacle && <p role="alert">{t(`review.obstacles.${obstacle}`)}</p>}
      <div className={styles.lookButtons}>
        <Button onClick={onClose}>{t('review.look.back')}</Button>
        <Button type="primary" disabled={obstacle !== null} onClick={onAgree}>
          {t(`review.look.agree.${mode}`, values)}
        </Button>
      </div>
    </Modal>
  );
}
