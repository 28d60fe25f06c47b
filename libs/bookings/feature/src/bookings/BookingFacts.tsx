import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import { Amount, Bidi, Fact, Facts, When } from '@traveldesk/shared-ui';
import { ExactDeadline } from './ExactDeadline';

/** The main facts of a booking; each keeps its place while the booking is loading. */
export function BookingFacts({
  booking,
  reference,
}: {
  booking: Booking | undefined;
  /** The name of the supplier's reference. */
  reference: string;
}) {
  const { t } = useTranslation('bookings');
  const { supplier, company, owner, deadline, price, refunded, state } = booking ?? {};
  const isGivenBack = refunded && (minorUnits(refunded) > 0n || state === 'refund_pending');
  return (
    <Facts waiting={!booking}>
      <Fact label={reference}>{booking?.pnr && <Bidi code>{booking.pnr}</Bidi>}</Fact>
      <Fact label={t('fields.number')}>{booking && <Bidi code>{booking.number}</Bidi>}</Fact>
      <Fact label={t('fields.company')}>{company && <bdi>{company.name}</bdi>}</Fact>
      <Fact label={t('fields.supplier')}>
        {supplier ? (
          <>
            <bdi>{supplier.name}</bdi> {supplier.training && t('training')}{' '}
            {supplier.own_access && t('ownAccess')}
          </>
        ) : (
          booking?.source && <bdi>{booking.source}</bdi>
        )}
      </Fact>
      <Fact label={t('fields.owner')}>{owner && <bdi>{owner.name}</bdi>}</Fact>
      <Fact label={t('fields.deadline')}>{deadline && <ExactDeadline deadline={deadline} />}</Fact>
      <Fact label={t('fields.total')}>{price && <Amount money={price.total} />}</Fact>
      <Fact label={t('fields.paid')}>{booking?.paid && <Amount money={booking.paid} />}</Fact>
      {isGivenBack && (
        <Fact label={t('fields.refunded')}>
          <Amount money={refunded} />
        </Fact>
      )}
      {price?.net && (
        <Fact label={t('fields.net')}>
          <Amount money={price.net} />
        </Fact>
      )}
      <Fact label={t('fields.created_at')}>{booking && <When at={booking.created_at} />}</Fact>
      <Fact label={t('fields.created_by')}>
        {booking?.created_by && <bdi>{booking.created_by.name}</bdi>}
      </Fact>
      {booking?.reason && (
        <Fact label={t('fields.reason')}>
          <bdi>{booking.reason}</bdi>
        </Fact>
      )}
      {booking?.note && (
        <Fact label={t('fields.note')}>
          <bdi>{booking.note}</bdi>
        </Fact>
      )}
    </Facts>
  );
}
