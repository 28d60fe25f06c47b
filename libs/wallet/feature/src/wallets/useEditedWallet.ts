import { useParams, useSearchParams } from 'react-router-dom';
import type { Wallet } from '@traveldesk/wallet-contract';
import { useLazyWalletBalanceQuery } from '@traveldesk/wallet-ui';
import { useWalletForm } from '../moving/useWalletForm';

/** The wallet whose settings a form changes: the company and the currency of its address; else the company's own currency. */
export function useEditedWallet() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const [readAgain] = useLazyWalletBalanceQuery();
  const { wallets, company, ledger, read } = useWalletForm(id);
  const ofCurrency = (all: readonly Wallet[] | undefined, currency: string | null | undefined) =>
    all?.find((one) => one.currency === currency) ?? all?.[0];
  const wallet = ofCurrency(wallets, search.get('currency'));
  /** The wallet as somebody else has saved it meanwhile. */
  const readNewest = async (): Promise<Wallet> => {
    const { data } = await readAgain(id).unwrap();
    const newest = ofCurrency(data, wallet?.currency);
    if (!newest) throw new Error('A company has the wallet of its own currency.');
    return newest;
  };
  return { id, company, ledger, read, wallet, readNewest };
}
