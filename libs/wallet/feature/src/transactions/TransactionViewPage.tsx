import { UndoOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { linkAction, preloadable, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, useCan, useFormat } from '@traveldesk/shared-web';
import { walletPermissions } from '@traveldesk/wallet-contract';
import { fresh } from '../fresh';
import { LedgerNotice } from '../ledger/LedgerNotice';
import '../texts';
import { TransactionFacts } from './TransactionFacts';
import { TransactionLinks } from './TransactionLinks';
import { useWalletTransactionQuery, walletTransaction } from './transactions.api';
import { TransactionSides } from './TransactionSides';
import { TransactionState } from './TransactionState';

const { Component: TransactionHistory } = preloadable(
  async () => (await import('./TransactionHistory')).TransactionHistory,
);

/** A read-only transaction with its sides and links. */
export function TransactionViewPage() {
  const { t } = useTranslation(['wallet', 'common']);
  const { date } = useFormat();
  const { id = '' } = useParams();
  const mayAdjust = useCan(walletPermissions.adjust);
  const result = useWalletTransactionQuery(id, { refetchOnMountOrArgChange: fresh });
  const transaction = result.currentData;
  const name =
    transaction &&
    t('transaction.name', {
      type: t(`types.${transaction.type}`),
      of: transaction.reference ?? date(transaction.created_at),
    });
  return (
    <RecordPage
      name={name}
      state={transaction && <TransactionState transaction={transaction} />}
      back="/transactions"
      backLabel={t('transactions.title')}
      result={result}
      actions={[
        mayAdjust &&
          transaction?.may_reverse &&
          linkAction(`/transactions/reverse/${id}`, {
            label: t('reversal.action'),
            name: name ?? '',
            icon: <UndoOutlined aria-hidden />,
          }),
      ]}
      tabs={[{ key: 'history', label: t('common:history.title'), content: <TransactionHistory id={id} /> }]}
    >
      <LedgerNotice />
      <TransactionFacts transaction={transaction} />
      {/* The number of facts is unknown until loaded, so the parts below appear together with them. */}
      {transaction && (
        <>
          <TransactionSides transaction={transaction} />
          <TransactionLinks transaction={transaction} />
        </>
      )}
    </RecordPage>
  );
}

TransactionViewPage.loader = recordLoader(walletTransaction);

export { TransactionViewPage as Component };
