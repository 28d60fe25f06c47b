import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, EmptyState, ExportButton, FilterBar, LinkButton, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useCan, useListState, usePermissions } from '@traveldesk/shared-web';
import { walletPaths, walletPermissions } from '@traveldesk/wallet-contract';
import { LedgerNotice } from '../ledger/LedgerNotice';
import { fresh } from '../fresh';
import '../texts';
import { transactionColumns } from './transaction.columns';
import { lacksCurrency, offeredFilters, transactionFilters } from './transaction.filters';
import { useWalletTransactionsQuery, walletTransactions } from './transactions.api';
import { TransactionSums } from './TransactionSums';

export function TransactionsPage() {
  const { t } = useTranslation('wallet');
  const can = usePermissions(walletPermissions);
  const may = { companies: useCan('show_companies'), users: useCan('show_users') };
  const list = useListState(transactionFilters);
  const { query } = list;
  const isVague = lacksCurrency(query);
  const transactions = useWalletTransactionsQuery(query, { skip: isVague, refetchOnMountOrArgChange: fresh });
  const total = transactions.data?.total;
  // Deferred, so that other requests start after the rows are shown.
  const shown = useDeferredValue(total !== undefined, false);
  const { page: _page, per_page: _perPage, sort: _sort, ...filters } = query;
  return (
    <ListPage
      title={t('transactions.title')}
      createLabel=""
      actions={
        <>
          {can.settings && <LinkButton to="/wallet-settings">{t('settings.link')}</LinkButton>}
          {can.export && <ExportButton url={walletPaths.export} query={query} name="transactions" />}
        </>
      }
      filters={<FilterBar fields={offeredFilters(may)} {...list.filterProps} />}
    >
      <LedgerNotice wait={!shown} />
      {isVague ? (
        <EmptyState title={t('transactions.chooseCurrency')} hint={t('transactions.chooseCurrencyHint')} />
      ) : (
        <>
          <DataTable
            {...list.tableProps(transactions)}
            columns={transactionColumns(t, Boolean(query.currency))}
            empty={<EmptyState title={t('transactions.empty')} hint={t('transactions.emptyHint')} />}
          />
          {/* Last, because its height depends on the currencies and must not move the table. */}
          {total !== 0 && <TransactionSums filters={shown ? filters : undefined} />}
        </>
      )}
    </ListPage>
  );
}

TransactionsPage.loader = listLoader(walletTransactions, transactionFilters);

export { TransactionsPage as Component };
