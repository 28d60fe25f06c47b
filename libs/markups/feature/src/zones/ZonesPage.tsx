import { useTranslation } from 'react-i18next';
import { zonePermissions } from '@traveldesk/markups-contract';
import {
  DataTable,
  deleteAction,
  editAction,
  EmptyState,
  FilterBar,
  LinkButton,
  ListPage,
} from '@traveldesk/shared-ui';
import { firstList, useFormat, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import './texts';
import { zoneColumns } from './zone.columns';
import { zoneFilters } from './zone.filters';
import { markupsZones, useMarkupsDeleteZoneMutation, useMarkupsZonesQuery } from './zones.api';

export function ZonesPage() {
  const { t } = useTranslation('markupZones');
  const { t: markups } = useTranslation('markups');
  const format = useFormat();
  const can = usePermissions(zonePermissions);
  const list = useListState(zoneFilters);
  const zones = useMarkupsZonesQuery(list.query);
  const [remove] = useMarkupsDeleteZoneMutation();
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
        columns={zoneColumns(t, format, can.update)}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
        rowActions={({ id, name }) => [
          can.update && editAction(`/markup-zones/edit/${id}`, name),
          can.remove && deleteAction(() => remove(id).unwrap(), name),
        ]}
      />
    </ListPage>
  );
}

ZonesPage.first = firstList(markupsZones, zoneFilters);

export { ZonesPage as Component };
