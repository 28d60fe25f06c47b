import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import './texts';
import { travellerFieldName } from './traveller.words';
import { useBookingsTravellerHistoryInfiniteQuery } from './travellers.api';

/** Who changed which fields of a saved traveller, and when; what was in them is kept nowhere. */
export function TravellerHistory({ id }: { id: string }) {
  const { t } = useTranslation('savedTravellers');
  const history = useBookingsTravellerHistoryInfiniteQuery(id);
  return <HistoryPanel history={history} fieldName={(field) => travellerFieldName(t, field)} />;
}
