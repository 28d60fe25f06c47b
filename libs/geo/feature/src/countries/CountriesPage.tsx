import { useTranslation } from 'react-i18next';
import { countryPaths, countryPermissions } from '@traveldesk/geo-contract';
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
import '../texts';
import { geoCountries, useGeoCountriesQuery, useGeoDeleteCountryMutation } from './countries.api';
import { countryColumns } from './country.columns';
import { countryFilters } from './country.filters';

export function CountriesPage() {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  const can = usePermissions(countryPermissions);
  const list = useListState(countryFilters);
  const countries = useGeoCountriesQuery(list.query);
  const [remove] = useGeoDeleteCountryMutation();
  return (
    <ListPage
      title={t('countries.title')}
      create={can.create && '/countries/create'}
      createLabel={t('countries.add')}
      actions={can.export && <ExportButton url={countryPaths.export} query={list.query} name="countries" />}
      filters={<FilterBar fields={countryFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(countries)}
        columns={countryColumns(t, language)}
        empty={<EmptyState title={t('countries.empty')} />}
        rowActions={({ id, name }) => [
          can.update && editAction(`/countries/edit/${id}`, name[language]),
          can.remove && deleteAction(() => remove(id).unwrap(), name[language]),
        ]}
      />
    </ListPage>
  );
}

export const first = firstList(geoCountries, countryFilters);

export { CountriesPage as Component };
