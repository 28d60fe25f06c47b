import { useTranslation } from 'react-i18next';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';

/** Where a group wishes to go, and when: there are no flights of it yet. */
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
          // Trips have no key of their own but their position.
          <li key={index}>
            <Bidi code>{`${origin}–${destination}`}</Bidi> {date(day)}
          </li>
        ))}
      </ol>
    </div>
  );
}
