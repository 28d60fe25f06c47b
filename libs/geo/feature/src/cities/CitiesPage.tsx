import { useTranslation } from 'react-i18next';
import { cityPaths, cityPermissions } from '@traveldesk/geo-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useLanguage, useListState, usePermissions } from '@traveldesk/shared-web';
import { withPlaceFilters } from '../of-place';
import '../texts';
import { geoCities, useGeoCitiesQuery } from './cities.api';
import { useCityActions } from './city.actions';
import { cityColumns } from './city.columns';
import { cityFilters } from './city.filters';

export function CitiesPage() {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  const can = usePermissions(cityPermissions);
  const list = useListState(cityFilters);
  const cities = useGeoCitiesQuery(list.query);
  const actions = useCityActions();
  return (
    <ListPage
      title={t('cities.title')}
      create={can.create && '/cities/create'}
      createLabel={t('cities.add')}
      actions={can.export && <ExportButton url={cityPaths.export} query={list.query} name="cities" />}
      filters={
        <FilterBar fields={withPlaceFilters(cityFilters, list.filterProps.values)} {...list.filterProps} />
      }
    >
      <DataTable
        {...list.tableProps(cities)}
        columns={cityColumns(t, language)}
        empty={<EmptyState title={t('cities.empty')} />}
        rowActions={actions}
      />
    </ListPage>
  );
}

CitiesPage.loader = listLoader(geoCities, cityFilters);

export { CitiesPage as Component };
