import { useTranslation } from 'react-i18next';
import { zonePermissions } from '@traveldesk/markups-contract';
import { DataTable, EmptyState, FilterBar, LinkButton, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useFormat, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import './texts';
import { useZoneActions } from './zone.actions';
import { zoneColumns } from './zone.columns';
import { zoneFilters } from './zone.filters';
import { markupsZones, useMarkupsZonesQuery } from './zones.api';

export function ZonesPage() {
  const { t } = useTranslation('markupZones');
  const { t: markups } = useTranslation('markups');
  const format = useFormat();
  const can = usePermissions(zonePermissions);
  const list = useListState(zoneFilters);
  const zones = useMarkupsZonesQuery(list.query);
  const actions = useZoneActions();
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      create={can.create && '/markup-zones/create'}
      createLabel={t('add')}
      actions={<LinkButton to="/markups">{markups('title')}</LinkButton>}
      filters={<FilterBar fields={zoneFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(zones)}
        columns={zoneColumns(t, format)}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
        rowActions={actions}
      />
    </ListPage>
  );
}

ZonesPage.loader = listLoader(markupsZones, zoneFilters);

export { ZonesPage as Component };
