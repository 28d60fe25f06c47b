import { useTranslation } from 'react-i18next';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';

/** The requested trips of a group, which has no flights yet. */
export function GroupWish({ group }: { group: NonNullable<FlightBooking['group']> }) {
  const { t } = useTranslation('flight-bookings');
  const { date } = useFormat();
  return (
    <div>
      <h3>
        {t('groupWish')} · <bdi>{group.name}</bdi>
      </h3>
      <ol>
        {group.trips.map(({ origin, destination, date: day }, index) => (
          // Trips may repeat, so their key is the position.
          <li key={index}>
            <Bidi code>{`${origin}–${destination}`}</Bidi> {date(day)}
          </li>
        ))}
      </ol>
    </div>
  );
}
