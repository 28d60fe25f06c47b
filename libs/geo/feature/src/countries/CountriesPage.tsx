import { useTranslation } from 'react-i18next';
import { countryPaths, countryPermissions } from '@traveldesk/geo-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useLanguage, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { geoCountries, useGeoCountriesQuery } from './countries.api';
import { useCountryActions } from './country.actions';
import { countryColumns } from './country.columns';
import { countryFilters } from './country.filters';

export function CountriesPage() {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  const can = usePermissions(countryPermissions);
  const list = useListState(countryFilters);
  const countries = useGeoCountriesQuery(list.query);
  const actions = useCountryActions();
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
        rowActions={actions}
      />
    </ListPage>
  );
}

CountriesPage.loader = listLoader(geoCountries, countryFilters);

export { CountriesPage as Component };
