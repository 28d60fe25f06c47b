import { useTranslation } from 'react-i18next';
import { recordStyles } from '@traveldesk/bookings-ui';
import type { MovedTrips as Moved } from '@traveldesk/flight-bookings-contract';
import { SliceLine } from '@traveldesk/flights-ui';
import type { OfferNames } from '@traveldesk/flights-contract';

export interface MovedTripsProps {
  moved: Moved;
  names: OfferNames;
}

/** The flights before and after a change, with their dates. */
export function MovedTrips({ moved: { removed, added }, names }: MovedTripsProps) {
  const { t } = useTranslation('flight-bookings');
  return (
    <>
      <p className={recordStyles.quiet}>{t('changes.before')}</p>
      {removed.map((slice, index) => (
        <SliceLine key={index} slice={slice} names={names} dated />
      ))}
      <p className={recordStyles.quiet}>{t('changes.after')}</p>
      {added.length === 0 && <p>{t('changes.cancelled')}</p>}
      {added.map((slice, index) => (
        <SliceLine key={index} slice={slice} names={names} dated />
      ))}
    </>
  );
}
