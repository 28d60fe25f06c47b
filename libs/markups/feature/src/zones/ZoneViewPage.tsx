import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { zonePaths, zonePermissions } from '@traveldesk/markups-contract';
import { preloadable, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, usePermissions } from '@traveldesk/shared-web';
import './texts';
import { useZoneActions } from './zone.actions';
import { ZoneFacts } from './ZoneFacts';
import { markupsZone, useMarkupsZoneQuery } from './zones.api';

const { Component: ZoneHistory } = preloadable(async () => (await import('./ZoneHistory')).ZoneHistory);

export function ZoneViewPage() {
  const { t } = useTranslation(['markupZones', 'common']);
  const { id = '' } = useParams();
  const result = useMarkupsZoneQuery(id, ofRecord);
  const zone = result.currentData;
  const actions = useZoneActions();
  const can = usePermissions(zonePermissions);
  return (
    <RecordPage
      name={zone?.name}
      back="/markup-zones"
      backLabel={t('title')}
      result={result}
      history={zonePaths.history(id)}
      actions={zone ? actions(zone) : []}
      duplicate={can.create && '/markup-zones/create'}
      tabs={[{ key: 'history', label: t('common:history.title'), content: <ZoneHistory id={id} /> }]}
    >
      <ZoneFacts zone={zone} />
    </RecordPage>
  );
}

ZoneViewPage.loader = recordLoader(markupsZone);

export { ZoneViewPage as Component };
