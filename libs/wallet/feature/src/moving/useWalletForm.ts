import { useRecordAtOpen } from '@traveldesk/shared-ui';
import { useWalletBalanceQuery } from '@traveldesk/wallet-ui';

/** The wallets and earnings of a form's company as of when the form opened, with the load state. */
export function useWalletForm(id: string) {
  const balance = useWalletBalanceQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(balance);
  return {
    wallets: opened?.data,
    company: opened?.company,
    earnings: opened?.earnings,
    currencies: opened?.data.map(({ currency }) => currency) ?? [],
    ledger: balance.currentData?.ledger,
    read: { loadError: balance.error, onRetry: () => void balance.refetch() },
  };
}
