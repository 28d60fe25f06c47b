import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RecordPage, Related, RelatedList } from '@traveldesk/shared-ui';
import { recordLoader } from '@traveldesk/shared-web';
import { useWalletBalanceQuery, walletBalance, WalletPanel } from '@traveldesk/wallet-ui';
import { walletPaths } from '@traveldesk/wallet-contract';
import { fresh } from '../fresh';
import '../texts';
import { BalanceAt } from './BalanceAt';
import { CreditHistory } from './CreditHistory';

/** The page of a company's balances, past balances and credit limits. */
export function WalletViewPage() {
  const { t } = useTranslation(['wallet', 'common']);
  const { id = '' } = useParams();
  const result = useWalletBalanceQuery(id, { refetchOnMountOrArgChange: fresh });
  const company = result.currentData?.company;
  return (
    <RecordPage
      name={company && t('wallets.of', { company: company.name })}
      back="/transactions"
      backLabel={t('transactions.title')}
      result={result}
      actions={[]}
      tabs={[
        { key: 'at', label: t('wallets.at.title'), content: <BalanceAt id={id} /> },
        { key: 'limits', label: t('wallets.limits.title'), content: <CreditHistory id={id} /> },
      ]}
    >
      <WalletPanel id={id} own />
      <Related>
        <RelatedList
          label={t('transactions.title')}
          to={`/transactions?company_id=${id}`}
          of={{ url: walletPaths.transactions, params: { company_id: id } }}
        />
        <RelatedList
          label={t('holds.title')}
          to={`/wallet-holds?company_id=${id}`}
          of={{ url: walletPaths.holds, params: { company_id: id } }}
        />
      </Related>
    </RecordPage>
  );
}

WalletViewPage.loader = recordLoader(walletBalance);

export { WalletViewPage as Component };
