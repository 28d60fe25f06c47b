import { useTranslation } from 'react-i18next';
import { Countdown, DialogFacts, type DialogProps, stillPaid } from '@traveldesk/bookings-ui';
import { Amount } from '@traveldesk/shared-ui';
import { GiveBackDialog } from './GiveBackDialog';

/** Voids tickets within their window, with a full refund. */
export function VoidDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const { void_until: until } = booking;
  const paid = stillPaid(booking);
  return (
    <GiveBackDialog
      wanted="void"
      booking={booking}
      onClose={onClose}
      known={
        <DialogFacts
          facts={[
            [t('bookingRecord:void.window'), until && <Countdown at={until} />],
            [t('quote.whole'), paid && <Amount money={paid} />],
          ]}
        />
      }
    />
  );
}
