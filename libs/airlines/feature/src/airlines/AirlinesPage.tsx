import { useTranslation } from 'react-i18next';
import { airlinePaths, airlinePermissions } from '@traveldesk/airlines-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useLanguage, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { useAirlineActions } from './airline.actions';
import { airlineColumns } from './airline.columns';
import { airlineFilters, withLinked } from './airline.filters';
import { airlinesAirlines, useAirlinesAirlinesQuery } from './airlines.api';

export function AirlinesPage() {
  const { t } = useTranslation('airlines');
  const { language } = useLanguage();
  const can = usePermissions(airlinePermissions);
  const list = useListState(airlineFilters);
  const airlines = useAirlinesAirlinesQuery(list.query);
  const actions = useAirlineActions();
  return (
    <ListPage
      title={t('airlines.title')}
      create={can.create && '/airlines/create'}
      createLabel={t('airlines.add')}
      actions={can.export && <ExportButton url={airlinePaths.export} query={list.query} name="airlines" />}
      filters={<FilterBar fields={withLinked(list.filterProps.values)} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(airlines)}
        columns={airlineColumns(t, language)}
        empty={<EmptyState title={t('airlines.empty')} />}
        rowActions={actions}
      />
    </ListPage>
  );
}

AirlinesPage.loader = listLoader(airlinesAirlines, airlineFilters);

export { AirlinesPage as Component };
