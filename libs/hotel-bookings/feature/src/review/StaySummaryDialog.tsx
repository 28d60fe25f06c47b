import { useTranslation } from 'react-i18next';
import { nameOf, SummaryDialog } from '@traveldesk/bookings-ui';
import { nightsOf, type StayQuote } from '@traveldesk/hotels-contract';
import { PaidLines, useRateWords } from '@traveldesk/hotels-ui';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';
import type { GuestValues } from './stay-booking.values';

export interface StaySummaryDialogProps {
  open: boolean;
  quote: StayQuote;
  company: string;
  guests: readonly GuestValues[];
  /** The amount that the wallet pays now. */
  total: Money;
  obstacle: string | null;
  onAgree: () => void;
  onClose: () => void;
}

/** Summarizes the order before it is sent: guests by room, stay, price, wallet and cancellation. */
export function StaySummaryDialog(props: StaySummaryDialogProps) {
  const { open, quote, company, guests, total, obstacle, onAgree, onClose } = props;
  const { t } = useTranslation(['hotel-bookings', 'hotels']);
  const format = useFormat();
  const words = useRateWords();
  const { property, room, rate, search, supplier, time_zone: zone } = quote;
  const { criteria } = search;
  const isPaid = minorUnits(total) > 0n;
  const values = { company: isolateDirection(company), total: isolated(format.money(total)) };
  return (
    <SummaryDialog
      open={open}
      title={t(isPaid ? 'review.look.titlePay' : 'review.look.title')}
      facts={[
        [
          t('review.look.guests'),
          guests.map((guest, place) => {
            const name = nameOf(guest);
            // The key is the guest's position.
            return (
              name && (
                <bdi key={place}>
                  {t('review.look.guest', { room: guest.room + 1, name: isolateDirection(name) })}
                </bdi>
              )
            );
          }),
        ],
        [
          t('review.look.stay'),
          <span key="property">
            <bdi>{property.name}</bdi>
          </span>,
        ],
        [
          t('review.look.dates'),
          t('review.look.days', {
            from: isolateDirection(format.date(criteria.check_in)),
            until: isolateDirection(format.date(criteria.check_out)),
            nights: isolateDirection(t('hotels:search.nightCount', { count: nightsOf(criteria) })),
          }),
        ],
        [
          t('review.look.room'),
          <span key="room">
            <bdi>{room.name}</bdi> · {words.board(rate.board)}
          </span>,
        ],
        [t('review.look.money'), <PaidLines key="money" rate={rate} />],
        [t('review.look.cancellation'), words.terms(rate, zone)],
      ]}
      obstacle={obstacle}
      agree={isPaid ? t('review.look.agreePay', values) : t('review.look.agree')}
      onAgree={onAgree}
      onClose={onClose}
    >
      <p>{t(isPaid ? 'review.look.payFrom' : 'review.look.nothingNow', values)}</p>
      {supplier.training && <p>{t('hotels:quote.training')}</p>}
    </SummaryDialog>
  );
}
