import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import './texts';
import { zoneFieldName } from './zone.fields';
import { useMarkupsZoneHistoryInfiniteQuery } from './zones.api';

/** The history of a zone. */
export function ZoneHistory({ id }: { id: string }) {
  const { t } = useTranslation('markupZones');
  const history = useMarkupsZoneHistoryInfiniteQuery(id);
  return <HistoryPanel history={history} fieldName={(field) => zoneFieldName(t, field)} />;
}
