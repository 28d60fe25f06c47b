import { useTranslation } from 'react-i18next';
import { airlinePaths, airlinePermissions } from '@traveldesk/airlines-contract';
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
import { airlinesAirlines, useAirlinesAirlinesQuery, useAirlinesDeleteAirlineMutation } from './airlines.api';
import { airlineColumns } from './airline.columns';
import { airlineFilters } from './airline.filters';

export function AirlinesPage() {
  const { t } = useTranslation('airlines');
  const { language } = useLanguage();
  const can = usePermissions(airlinePermissions);
  const list = useListState(airlineFilters);
  const airlines = useAirlinesAirlinesQuery(list.query);
  const [remove] = useAirlinesDeleteAirlineMutation();
  return (
    <ListPage
      title={t('airlines.title')}
      create={can.create && '/airlines/create'}
      createLabel={t('airlines.add')}
      actions={can.export && <ExportButton url={airlinePaths.export} query={list.query} name="airlines" />}
      filters={<FilterBar fields={airlineFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(airlines)}
        columns={airlineColumns(t, language)}
        empty={<EmptyState title={t('airlines.empty')} />}
        rowActions={({ id, name }) => [
          can.update && editAction(`/airlines/edit/${id}`, name),
          can.remove && deleteAction(() => remove(id).unwrap(), name),
        ]}
      />
    </ListPage>
  );
}

AirlinesPage.first = firstList(airlinesAirlines, airlineFilters);

export { AirlinesPage as Component };
