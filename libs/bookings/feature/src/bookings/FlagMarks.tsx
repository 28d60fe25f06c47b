import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { BookingFlag } from '@traveldesk/bookings-contract';

/** The flags of a booking as one mark in its row, with their texts as tooltip and accessible name. */
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
