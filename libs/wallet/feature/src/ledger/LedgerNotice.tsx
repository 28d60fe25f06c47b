import { LedgerBanner } from '@traveldesk/wallet-ui';
import { useWalletLedgerStateQuery } from './ledger.api';

/** The banner on screens of many companies, whose own calls do not say whether the books are whole; `wait` until the rows are there. */
export function LedgerNotice({ wait = false }: { wait?: boolean }) {
  const { data } = useWalletLedgerStateQuery(undefined, { skip: wait });
  return <LedgerBanner state={data?.state} />;
}
