import { useTranslation } from 'react-i18next';
import { RecentRows, recentRows, type AdditionProps } from '@traveldesk/shared-ui';
import { fresh } from '../fresh';
import '../texts';
import { transactionColumns } from '../transactions/transaction.columns';
import { useWalletTransactionsQuery } from '../transactions/transactions.api';

/** The newest transactions of a company. */
export function CompanyTransactions({ id }: AdditionProps) {
  const { t } = useTranslation('wallet');
  const result = useWalletTransactionsQuery(
    { page: 1, per_page: recentRows, company_id: id },
    { refetchOnMountOrArgChange: fresh },
  );
  return (
    <RecentRows
      title={t('transactions.title')}
      all={`/transactions?company_id=${id}`}
      result={result}
      columns={transactionColumns(t, false).filter(({ key }) => key !== 'company')}
      empty={t('transactions.empty')}
    />
  );
}
