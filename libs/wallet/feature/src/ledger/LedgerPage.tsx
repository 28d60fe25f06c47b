import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState, PageHeader } from '@traveldesk/shared-ui';
import { queryLoader, useCan } from '@traveldesk/shared-web';
import { walletPermissions } from '@traveldesk/wallet-contract';
import { LedgerBanner } from '@traveldesk/wallet-ui';
import { fresh } from '../fresh';
import '../texts';
import { useWalletCheckLedgerMutation, useWalletLedgerQuery, walletLedger } from './ledger.api';
import { LedgerFacts } from './LedgerFacts';
import { LedgerFaults } from './LedgerFaults';
import { LedgerStateTag } from './LedgerStateTag';
import { LedgerTotals } from './LedgerTotals';

/** The state of the ledger, the last check's result, and the totals of all wallets (SECURITY 7). */
export function LedgerPage() {
  const { t } = useTranslation('wallet');
  const mayCheck = useCan(walletPermissions.checkLedger);
  const { data, error, isFetching, refetch } = useWalletLedgerQuery(undefined, {
    refetchOnMountOrArgChange: fresh,
  });
  const [check, { isLoading }] = useWalletCheckLedgerMutation();
  return (
    <section>
      <PageHeader
        title={t('ledger.title')}
        note={t('ledger.note')}
        state={data && <LedgerStateTag state={data.state} />}
        actions={
          mayCheck && (
            <Button
              type="primary"
              icon={<SafetyCertificateOutlined aria-hidden />}
              loading={isLoading}
              onClick={() => void check()}
            >
              {t('ledger.check')}
            </Button>
          )
        }
      />
      {error && !data && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LedgerBanner state={data?.state} />
          <LedgerFacts ledger={data} />
          {data && data.faults.length > 0 && <LedgerFaults ledger={data} />}
          <LedgerTotals totals={data?.totals} />
        </>
      )}
    </section>
  );
}

LedgerPage.loader = queryLoader(walletLedger);

export { LedgerPage as Component };
