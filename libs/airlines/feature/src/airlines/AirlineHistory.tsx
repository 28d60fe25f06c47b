import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { airlineFieldName, airlineFieldValue } from './airline.fields';
import { useAirlinesAirlineHistoryInfiniteQuery } from './airlines.api';

/** The history of an airline. */
export function AirlineHistory({ id }: { id: string }) {
  const { t } = useTranslation('airlines');
  const history = useAirlinesAirlineHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => airlineFieldName(t, field)}
      fieldValue={(field, value) => airlineFieldValue(t, field, value)}
    />
  );
}
