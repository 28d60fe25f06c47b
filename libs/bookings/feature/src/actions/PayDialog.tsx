import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { ActionDialog, allows, DialogFacts, type DialogProps } from '@traveldesk/bookings-ui';
import { Amount, useKey } from '@traveldesk/shared-ui';
import { serverNow, useFormat } from '@traveldesk/shared-web';
import { useBookingsCheckPriceMutation, useBookingsPayMutation } from './actions.api';

/** Confirms the price before a hold is paid. */
export function PayDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const { deadline } = useFormat();
  const [pay, { isLoading, error }] = useBookingsPayMutation();
  const key = useKey(error);
  // The price when the dialog opened. If it has risen, both are shown and the user confirms the new one.
  const [first] = useState(booking.price?.total);
  const { product, id, version, price, company, payment_required_by: until } = booking;
  const [checkPrice, checked] = useBookingsCheckPriceMutation();
  const [mayHaveRisen] = useState(() => isPriceUncertain(booking));
  useEffect(() => {
    if (mayHaveRisen) void checkPrice({ product, id });
  }, [mayHaveRisen, checkPrice, product, id]);
  const risenFrom = checked.data?.data.before;
  // Until the booking with the new price is loaded.
  const isChecking =
    (mayHaveRisen && checked.isUninitialized) ||
    checked.isLoading ||
    (risenFrom != null && risenFrom.amount === price?.total.amount);
  const confirm = async () => {
    if (!price) return;
    const done = await pay({ product, id, version, key, total: price.total });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('bookingRecord:pay.title')}
      confirm={t('bookingRecord:pay.confirm')}
      busy={isLoading || isChecking}
      error={error}
      ready={price !== null}
      gone={!allows(booking, 'pay')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('bookingRecord:pay.text')}</p>
      <DialogFacts
        facts={[
          [t('fields.booking'), booking.pnr ?? booking.number],
          [
            t('bookingRecord:pay.before'),
            price && first && first.amount !== price.total.amount && <Amount money={first} />,
          ],
          [t('fields.total'), price && <Amount money={price.total} />],
          [t('bookingRecord:pay.from'), company && <bdi>{company.name}</bdi>],
          [t('deadlines.payment'), until && <time dateTime={until}>{deadline(until)}</time>],
        ]}
      />
    </ActionDialog>
  );
}

/** Whether the supplier may charge more for the hold than its total: after the guarantee, or after a price check or a payment
 * showed a rise. */
function isPriceUncertain({ price_guaranteed_until: until, flags, last_operation: last }: Booking): boolean {
  const isOver = until !== null && new Date(until).getTime() <= serverNow();
  return isOver || flags.includes('price_rose') || last?.cause === 'price_changed';
}
