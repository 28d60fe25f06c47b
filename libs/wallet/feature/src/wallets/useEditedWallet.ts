import { useParams, useSearchParams } from 'react-router-dom';
import { useWalletForm } from '../moving/useWalletForm';

/** The wallet whose settings a form changes: the company and the currency of its address; else the company's own currency. */
export function useEditedWallet() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const currency = search.get('currency');
  const { wallets, company, ledger, read } = useWalletForm(id);
  return {
    id,
    company,
    ledger,
    read,
    wallet: wallets?.find((one) => one.currency === currency) ?? wallets?.[0],
  };
}
