import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { DisappearingButton } from '@traveldesk/shared-ui';
import '../texts';
import { useBookingsLetQuoteGoMutation } from '../booking.api';
import { allows } from './allows';
import { dialogText } from './dialog-text';

export interface ReleaseQuoteButtonProps {
  booking: Booking;
  onGone?: () => void;
}

/** Releases the open quote and restores the booking's state. */
export function ReleaseQuoteButton({ booking, onGone }: ReleaseQuoteButtonProps) {
  const { t } = useTranslation('bookings');
  const [letGo, { isLoading }] = useBookingsLetQuoteGoMutation();
  if (!allows(booking, 'let_quote_go')) return null;
  const { product, id, version } = booking;
  return (
    <DisappearingButton
      heir={dialogText}
      loading={isLoading}
      onClick={async () => {
        const gone = await letGo({ product, id, version });
        if (!gone.error) onGone?.();
      }}
    >
      {t('quote.letGo')}
    </DisappearingButton>
  );
}
