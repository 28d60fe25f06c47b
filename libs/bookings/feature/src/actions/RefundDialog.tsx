import { useTranslation } from 'react-i18next';
import { Amount } from '@traveldesk/shared-ui';
import { DialogFacts } from './DialogFacts';
import { GiveBackDialog } from './GiveBackDialog';
import type { DialogProps } from './PayDialog';
import { stillPaid } from './still-paid';

/** Gives tickets back for what the supplier and the rules let come back. */
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
