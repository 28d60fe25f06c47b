import { useTranslation } from 'react-i18next';
import { nameOf, SummaryDialog } from '@traveldesk/bookings-ui';
import type { FlightMode } from '@traveldesk/flight-bookings-contract';
import type { Review } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';
import type { TravellerValues } from './booking.values';
import { Deadlines } from './Deadlines';
import { obstacleText, type Obstacle } from './useObstacle';

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
  const { t } = useTranslation(['flight-bookings', 'bookingReview']);
  const format = useFormat();
  const { slices } = review.offer;
  const values = { company: isolateDirection(company), total: isolated(format.money(total)) };
  return (
    <SummaryDialog
      open={open}
      title={t(`review.look.${mode}`)}
      facts={[
        [
          t('review.look.who'),
          // The key is the traveler's position.
          travellers.map((traveller, place) => <bdi key={place}>{nameOf(traveller)}</bdi>),
        ],
        [
          t('review.look.what'),
          slices.map(({ origin, destination, departing_at, segments }, index) => (
            <span key={index}>
              {t('review.look.trip', {
                route: isolated(`${origin}–${destination}`),
                flights: isolated(segments.map((one) => `${one.carrier} ${one.flight_number}`).join(', ')),
                when: isolateDirection(
                  `${format.date(departing_at.slice(0, 10))} ${isolated(departing_at.slice(11, 16))}`,
                ),
              })}
            </span>
          )),
        ],
        [t('review.look.howMuch'), <strong key="total">{values.total}</strong>],
      ]}
      obstacle={obstacle && obstacleText(obstacle, t)}
      agree={t(`review.look.agree.${mode}`, values)}
      onAgree={onAgree}
      onClose={onClose}
    >
      <p>{t(mode === 'pay' ? 'review.look.payFrom' : 'review.look.holdFor', values)}</p>
      {mode === 'hold' && <Deadlines requirements={review.requirements} />}
      {review.supplier.training && <p>{t('review.look.training')}</p>}
    </SummaryDialog>
  );
}
