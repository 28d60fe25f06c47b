import { useTranslation } from 'react-i18next';
import './texts';

/** The rooms and the guests of a stay. */
export function RoomsAndGuests({ rooms, guests }: { rooms: number; guests: number }) {
  const { t } = useTranslation('hotelList');
  return (
    <>
      {t('rooms', { count: rooms })} · {t('guests', { count: guests })}
    </>
  );
}
