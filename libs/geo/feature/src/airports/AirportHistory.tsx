import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useGeoAirportHistoryInfiniteQuery } from './airports.api';
import { airportFieldName } from './airport.fields';

/** The history of an airport. */
export function AirportHistory({ id }: { id: string }) {
  const { t } = useTranslation('geo');
  const history = useGeoAirportHistoryInfiniteQuery(id);
  return <HistoryPanel history={history} fieldName={(field) => airportFieldName(t, field)} />;
}
