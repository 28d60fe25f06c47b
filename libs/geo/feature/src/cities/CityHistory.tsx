import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useGeoCityHistoryInfiniteQuery } from './cities.api';
import { cityFieldName } from './city.fields';

/** The history of a city. */
export function CityHistory({ id }: { id: string }) {
  const { t } = useTranslation('geo');
  const history = useGeoCityHistoryInfiniteQuery(id);
  return <HistoryPanel history={history} fieldName={(field) => cityFieldName(t, field)} />;
}
