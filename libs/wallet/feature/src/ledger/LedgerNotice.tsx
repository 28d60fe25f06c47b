import { useCan } from '@traveldesk/shared-web';
import { walletPermissions } from '@traveldesk/wallet-contract';
import { LedgerBanner } from '@traveldesk/wallet-ui';
import { useWalletLedgerQuery } from './ledger.api';

/** The banner on screens of many companies, whose own calls do not say how the books stand: for who may ask; `wait` until the rows are there. */
export function LedgerNotice({ wait = false }: { wait?: boolean }) {
  const mayAsk = useCan(walletPermissions.ledger);
  const { data } = useWalletLedgerQuery(undefined, { skip: !mayAsk || wait });
  return <LedgerBanner state={data?.state} />;
}
