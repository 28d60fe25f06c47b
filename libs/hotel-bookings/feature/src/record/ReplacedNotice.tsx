import { SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bookingAddress } from '@traveldesk/bookings-contract';
import { allows, DialogFacts, useBookingsBookingQuery } from '@traveldesk/bookings-ui';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { DeadlineTimes } from '@traveldesk/hotels-ui';
import { Amount, Bidi, preloadable } from '@traveldesk/shared-ui';
import { useNow } from '@traveldesk/shared-web';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import '../texts';
import { tierAt } from './tiers';

const { Component: CancelStayDialog } = preloadable(
  async () => (await import('./CancelStayDialog')).CancelStayDialog,
);

export interface ReplacedNoticeProps {
  /** The booking that is replaced. */
  id: string;
  /** The booking that replaces it; undefined before there is one. */
  booking?: HotelBooking;
}

/**
 * Names the booking that a new one replaces. Once the new one is confirmed, shows the refund of the old one and its deadline, and
 * offers to cancel it. Nothing cancels it automatically.
 */
export function ReplacedNotice({ id, booking }: ReplacedNoticeProps) {
  const { t } = useTranslation(['hotel-bookings', 'bookings']);
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const { currentData } = useBookingsBookingQuery(
    { product: 'hotel', id },
    { refetchOnMountOrArgChange: true },
  );
  const old = currentData as HotelBooking | undefined;
  if (!old) return null;
  const isDue = booking?.state === 'confirmed' && booking.operation === null && old.state === 'confirmed';
  const tier = tierAt(old, now);
  return (
    <section className={reviewStyles.notice} aria-labelledby="replaced">
      <p id="replaced">
        <SwapOutlined aria-hidden />{' '}
        {t(isDue ? 'replaced.due' : booking ? 'replaced.known' : 'replaced.plan')}{' '}
        <Link to={bookingAddress(old)}>
          <Bidi code>{old.number}</Bidi>
        </Link>
      </p>
      {isDue && (
        <>
          <DialogFacts
            facts={[
              [t('replaced.newTotal'), booking.rate.now && <Amount money={booking.rate.now} />],
              [t('replaced.oldPaid'), old.paid && <Amount money={old.paid} />],
              [t('replaced.oldBack'), tier ? <Amount money={tier.back} /> : t('cancel.unknownShort')],
            ]}
          />
          {tier?.until && <DeadlineTimes label={t('replaced.until')} at={tier.until} zone={old.time_zone} />}
          {allows(old, 'cancel') && (
            <Button danger onClick={() => setOpen(true)}>
              {t('replaced.cancel')}
            </Button>
          )}
        </>
      )}
      {isOpen && (
        <Suspense>
          <CancelStayDialog booking={old} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
