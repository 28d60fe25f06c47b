import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { BookingFlag } from '@traveldesk/bookings-contract';

/** What has to be known of a booking, as one mark in its row: in words on the hover, and to who cannot see it. */
export function FlagMarks({ flags }: { flags: readonly BookingFlag[] }) {
  const { t } = useTranslation('bookings');
  if (flags.length === 0) return null;
  const words = flags.map((flag) => t(`flags.${flag}`)).join(' ');
  return (
    <span role="img" aria-label={words} title={words}>
      <WarningOutlined aria-hidden />
    </span>
  );
}
