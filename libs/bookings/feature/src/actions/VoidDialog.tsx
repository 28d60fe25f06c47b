import { useTranslation } from 'react-i18next';
import { Amount } from '@traveldesk/shared-ui';
import { Countdown } from '../Countdown';
import { DialogFacts } from './DialogFacts';
import { GiveBackDialog } from './GiveBackDialog';
import type { DialogProps } from './PayDialog';
import { stillPaid } from './still-paid';

/** Takes tickets back within their window: all that was paid comes back. */
export function VoidDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation('bookings');
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
            [t('void.window'), until && <Countdown at={until} />],
            [t('quote.whole'), paid && <Amount money={paid} />],
          ]}
        />
      }
    />
  );
}
