import { useParams, useSearchParams } from 'react-router-dom';
import type { Wallet } from '@traveldesk/wallet-contract';
import { useLazyWalletBalanceQuery } from '@traveldesk/wallet-ui';
import { useWalletForm } from '../moving/useWalletForm';

/** Returns the wallet to edit, by the company and currency in the address; defaults to the company's own currency. */
export function useEditedWallet() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const [readAgain] = useLazyWalletBalanceQuery();
  const { wallets, company, ledger, read } = useWalletForm(id);
  const ofCurrency = (all: readonly Wallet[] | undefined, currency: string | null | undefined) =>
    all?.find((one) => one.currency === currency) ?? all?.[0];
  const wallet = ofCurrency(wallets, search.get('currency'));
  /** Reads the wallet again after somebody else saved it. */
  const readNewest = async (): Promise<Wallet> => {
    const { data } = await readAgain(id).unwrap();
    const newest = ofCurrency(data, wallet?.currency);
    if (!newest) throw new Error('A company must have a wallet in its own currency.');
    return newest;
  };
  return { id, company, ledger, read, wallet, readNewest };
}
