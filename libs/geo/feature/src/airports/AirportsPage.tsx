import { useTranslation } from 'react-i18next';
import { airportPaths, airportPermissions } from '@traveldesk/geo-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useLanguage, useListState, usePermissions } from '@traveldesk/shared-web';
import { withPlaceFilters } from '../of-place';
import '../texts';
import { useAirportActions } from './airport.actions';
import { geoAirports, useGeoAirportsQuery } from './airports.api';
import { airportColumns } from './airport.columns';
import { airportFilters } from './airport.filters';

export function AirportsPage() {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  const can = usePermissions(airportPermissions);
  const list = useListState(airportFilters);
  const airports = useGeoAirportsQuery(list.query);
  const actions = useAirportActions();
  return (
    <ListPage
      title={t('airports.title')}
      create={can.create && '/airports/create'}
      createLabel={t('airports.add')}
      actions={can.export && <ExportButton url={airportPaths.export} query={list.query} name="airports" />}
      filters={
        <FilterBar fields={withPlaceFilters(airportFilters, list.filterProps.values)} {...list.filterProps} />
      }
    >
      <DataTable
        {...list.tableProps(airports)}
        columns={airportColumns(t, language)}
        empty={<EmptyState title={t('airports.empty')} />}
        rowActions={actions}
      />
    </ListPage>
  );
}

AirportsPage.loader = listLoader(geoAirports, airportFilters);

export { AirportsPage as Component };
