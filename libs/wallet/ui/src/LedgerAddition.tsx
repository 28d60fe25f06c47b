import type { AdditionProps } from '@traveldesk/shared-ui';
import { LedgerNotice } from './LedgerNotice';

/** The ledger's notice on screens of other domains. */
export function LedgerAddition(_props: AdditionProps) {
  return <LedgerNotice />;
}
