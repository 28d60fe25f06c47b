import { LedgerBanner } from './LedgerBanner';
import { useWalletLedgerStateQuery } from './ledger-state.api';

/** Reads the ledger's state for screens whose own queries lack it; `wait` delays this until the rows are there. */
export function LedgerNotice({ wait = false }: { wait?: boolean }) {
  const { data } = useWalletLedgerStateQuery(undefined, { skip: wait });
  return <LedgerBanner state={data?.state} />;
}
