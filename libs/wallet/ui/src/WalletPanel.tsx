import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Money } from '@traveldesk/shared-contract';
import { ErrorState } from '@traveldesk/shared-ui';
import './texts';
import { LedgerBanner } from './LedgerBanner';
import { LedgerNotice } from './LedgerNotice';
import { useMayAskEnough, useMaySeeMoney } from './permissions';
import { useWalletBalanceQuery } from './wallet-panel.api';
import { WalletActions } from './WalletActions';
import { WalletCard } from './WalletCard';
import { WalletEarnings } from './WalletEarnings';
import { WalletEnough } from './WalletEnough';
import styles from './WalletPanel.module.css';

export interface WalletPanelProps {
  /** The company's id. */
  id: string;
  /** The amount to pay: users who may book but not see balances learn whether the wallet covers it. */
  pay?: Money;
  /** Whether the panel is on the wallet's own page. */
  own?: boolean;
}

/** A company's wallets for users who may see them; otherwise only whether they cover `pay`, or nothing. */
export function WalletPanel({ id, pay, own = false }: WalletPanelProps) {
  const seesMoney = useMaySeeMoney();
  const mayAsk = useMayAskEnough();
  if (seesMoney) return <Wallets id={id} own={own} {...(pay && { pay })} />;
  if (!pay || !mayAsk) return null;
  return (
    <>
      <LedgerNotice />
      <WalletEnough id={id} pay={pay} />
    </>
  );
}

function Wallets({ id, pay, own }: WalletPanelProps & { own: boolean }) {
  const { t } = useTranslation('walletPanel');
  const { pathname, search } = useLocation();
  const { currentData, error, isFetching, refetch } = useWalletBalanceQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const state = { from: { address: pathname + search, name: currentData?.company.name ?? t('title') } };
  return (
    <section className={styles.panel} aria-labelledby="wallet" aria-busy={isFetching}>
      <LedgerBanner state={currentData?.ledger} />
      <div className={styles.header}>
        <h2 id="wallet" className={styles.title}>
          {t(own ? 'balances' : 'title')}
        </h2>
        <WalletActions companyId={id} state={state} leadsThere={!own} />
      </div>
      {pay && <WalletEnough id={id} pay={pay} />}
      {error && !currentData && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <ul className={styles.cards}>
            {currentData?.data.map((wallet) => (
              <WalletCard key={wallet.currency} companyId={id} wallet={wallet} state={state} />
            )) ?? <li className={styles.waiting} />}
          </ul>
          <WalletEarnings companyId={id} earnings={currentData?.earnings} state={state} />
        </>
      )}
    </section>
  );
}
