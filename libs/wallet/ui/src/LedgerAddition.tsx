import type { AdditionProps } from '@traveldesk/shared-ui';
import { LedgerNotice } from './LedgerNotice';

/** The notice of the books on a screen that knows nothing of them. */
export function LedgerAddition(_props: AdditionProps) {
  return <LedgerNotice />;
}
