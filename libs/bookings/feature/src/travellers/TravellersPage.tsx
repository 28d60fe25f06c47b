import { useTranslation } from 'react-i18next';
import { DataTable, EmptyState, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, ofLiveList, useCan, useFormat, useListState, withFilter } from '@traveldesk/shared-web';
import './texts';
import { travellerColumns } from './traveller.columns';
import { offeredTravellerFilters, travellerFilters } from './traveller.filters';
import { bookingsTravellers, useBookingsTravellersQuery } from './travellers.api';
import { useTravellerActions } from './useTravellerActions';

/** /travellers: the saved travelers of companies. */
export function TravellersPage() {
  const { t } = useTranslation('savedTravellers');
  const format = useFormat();
  const seesCompanies = useCan('show_companies');
  const list = useListState(travellerFilters);
  const travellers = useBookingsTravellersQuery(list.query, ofLiveList);
  const actions = useTravellerActions();
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      create={withFilter('/travellers/create', list.filterProps.values, 'company_id')}
      createLabel={t('add')}
      filters={<FilterBar fields={offeredTravellerFilters(seesCompanies)} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(travellers)}
        columns={travellerColumns(t, format)}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
        rowActions={actions}
      />
    </ListPage>
  );
}

TravellersPage.loader = listLoader(bookingsTravellers, travellerFilters);

export { TravellersPage as Component };
