import { useOpened } from '@traveldesk/shared-ui';
import { useWalletBalanceQuery } from '@traveldesk/wallet-ui';

/** The wallets and earnings of the company that a form is about, as they were when it was opened, and what is said of it. */
export function useWalletForm(id: string) {
  const balance = useWalletBalanceQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useOpened(balance);
  return {
    wallets: opened?.data,
    company: opened?.company,
    earnings: opened?.earnings,
    currencies: opened?.data.map(({ currency }) => currency) ?? [],
    ledger: balance.currentData?.ledger,
    read: { loadError: balance.error, onRetry: () => void balance.refetch() },
  };
}
