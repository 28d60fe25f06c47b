import { useTranslation } from 'react-i18next';
import { cityPaths, cityPermissions } from '@traveldesk/geo-contract';
import {
  DataTable,
  deleteAction,
  editAction,
  EmptyState,
  ExportButton,
  FilterBar,
  ListPage,
} from '@traveldesk/shared-ui';
import { firstList, useLanguage, useListState, usePermissions } from '@traveldesk/shared-web';
import { withCountry } from '../of-country';
import '../texts';
import { geoCities, useGeoCitiesQuery, useGeoDeleteCityMutation } from './cities.api';
import { cityColumns } from './city.columns';
import { cityFilters } from './city.filters';

export function CitiesPage() {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  const can = usePermissions(cityPermissions);
  const list = useListState(cityFilters);
  const cities = useGeoCitiesQuery(list.query);
  const [remove] = useGeoDeleteCityMutation();
  return (
    <ListPage
      title={t('cities.title')}
      create={can.create && '/cities/create'}
      createLabel={t('cities.add')}
      actions={can.export && <ExportButton url={cityPaths.export} query={list.query} name="cities" />}
      filters={<FilterBar fields={withCountry(cityFilters, list.filterProps.values)} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(cities)}
        columns={cityColumns(t, language)}
        empty={<EmptyState title={t('cities.empty')} />}
        rowActions={({ id, name }) => [
          can.update && editAction(`/cities/edit/${id}`, name[language]),
          can.remove && deleteAction(() => remove(id).unwrap(), name[language]),
        ]}
      />
    </ListPage>
  );
}

CitiesPage.first = firstList(geoCities, cityFilters);

export { CitiesPage as Component };
