import { useTranslation } from 'react-i18next';
import { DialogFacts, type DialogProps, stillPaid } from '@traveldesk/bookings-ui';
import { Amount } from '@traveldesk/shared-ui';
import { GiveBackDialog } from './GiveBackDialog';

/** Refunds tickets by a quote. */
export function RefundDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation('bookings');
  const paid = stillPaid(booking);
  return (
    <GiveBackDialog
      wanted="refund"
      booking={booking}
      onClose={onClose}
      known={<DialogFacts facts={[[t('fields.paid'), paid && <Amount money={paid} />]]} />}
    />
  );
}
