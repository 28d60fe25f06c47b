import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, EmptyState, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useCan, useFormat, useListState } from '@traveldesk/shared-web';
import { fresh } from '../fresh';
import { LedgerNotice } from '../ledger/LedgerNotice';
import '../texts';
import { holdColumns } from './hold.columns';
import { holdFilters } from './hold.filters';
import { useWalletHoldsQuery, walletHolds } from './holds.api';

/** Lists holds, oldest first, and marks overdue ones. */
export function HoldsPage() {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const seesCompanies = useCan('show_companies');
  const list = useListState(holdFilters);
  const holds = useWalletHoldsQuery(list.query, { refetchOnMountOrArgChange: fresh });
  const shown = useDeferredValue(holds.data !== undefined, false);
  const fields = holdFilters.filter(({ key }) => key !== 'company_id' || seesCompanies);
  return (
    <ListPage
      title={t('holds.title')}
      note={t('holds.note')}
      createLabel=""
      filters={<FilterBar fields={fields} {...list.filterProps} />}
    >
      <LedgerNotice wait={!shown} />
      <DataTable
        {...list.tableProps(holds)}
        columns={holdColumns(t, format)}
        empty={<EmptyState title={t('holds.empty')} hint={t('holds.emptyHint')} />}
      />
    </ListPage>
  );
}

HoldsPage.loader = listLoader(walletHolds, holdFilters);

export { HoldsPage as Component };
