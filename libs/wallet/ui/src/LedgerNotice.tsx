import { LedgerBanner } from './LedgerBanner';
import { useWalletLedgerStateQuery } from './ledger-state.api';

/** The banner on screens whose own calls do not say whether the books are whole; `wait` until the rows are there. */
export function LedgerNotice({ wait = false }: { wait?: boolean }) {
  const { data } = useWalletLedgerStateQuery(undefined, { skip: wait });
  return <LedgerBanner state={data?.state} />;
}
