import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import './texts';
import { travellerFieldName } from './traveller.words';
import { useBookingsTravellerHistoryInfiniteQuery } from './travellers.api';

/** The changed fields of a saved traveler with author and time; their values are not recorded. */
export function TravellerHistory({ id }: { id: string }) {
  const { t } = useTranslation('savedTravellers');
  const history = useBookingsTravellerHistoryInfiniteQuery(id);
  return <HistoryPanel history={history} fieldName={(field) => travellerFieldName(t, field)} />;
}
