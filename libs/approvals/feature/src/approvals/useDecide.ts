import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import {
  useApprovalsApproveMutation,
  useApprovalsCancelMutation,
  useApprovalsDeclineMutation,
} from './approvals.api';
import { partOf } from './part-of';

export type Outcome = 'approve' | 'decline' | 'cancel';

interface Said {
  part: string | undefined;
  words: string;
}

/** Sends a decision under a key; answers what it was refused with, or undefined. */
export function useDecide({ id, amount, may }: ApprovalDetails, outcome: Outcome, key: string) {
  const [approve, approving] = useApprovalsApproveMutation();
  const [decline, declining] = useApprovalsDeclineMutation();
  const [cancel, cancelling] = useApprovalsCancelMutation();
  const partFrom = (typed: string | undefined) => {
    if (!may.approve_in_part || !amount || typed === undefined) return undefined;
    const read = partOf(typed, amount);
    return 'part' in read && minorUnits(read.part) < minorUnits(amount) ? read.part : undefined;
  };
  const send = ({ part: typed, words }: Said) => {
    if (outcome === 'decline') return decline({ id, key, body: { reason: words } });
    if (outcome === 'cancel') return cancel({ id, key, body: words ? { reason: words } : {} });
    const part = partFrom(typed);
    return approve({ id, key, body: { ...(part && { part }), ...(words && { note: words }) } });
  };
  const decide = async (said: Said): Promise<unknown> => (await send(said)).error;
  return { decide, busy: approving.isLoading || declining.isLoading || cancelling.isLoading };
}
