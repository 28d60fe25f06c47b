import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import {
  useApprovalsApproveMutation,
  useApprovalsCancelMutation,
  useApprovalsDeclineMutation,
} from './approvals.api';
import { partOf } from './part-of';

export const decisionKinds = ['approve', 'decline', 'cancel'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Values of the form: the amount as text, and the API's text fields. */
export interface DecisionValues {
  part?: string;
  note?: string;
  reason?: string;
}

/** Returns a function that sends the decision with an idempotency key; it throws the API's errors. */
export function useDecide({ id, amount, may }: ApprovalDetails, outcome: DecisionKind) {
  const [approve] = useApprovalsApproveMutation();
  const [decline] = useApprovalsDeclineMutation();
  const [cancel] = useApprovalsCancelMutation();
  const partFrom = (typed: string | undefined) => {
    if (!may.approve_in_part || !amount || typed === undefined) return undefined;
    const read = partOf(typed, amount);
    return 'part' in read && minorUnits(read.part) < minorUnits(amount) ? read.part : undefined;
  };
  return (said: DecisionValues, key: string | undefined) => {
    const [note, reason] = [plain(said.note), plain(said.reason)];
    if (outcome === 'decline') return decline({ id, key, body: { reason } }).unwrap();
    if (outcome === 'cancel') return cancel({ id, key, body: reason ? { reason } : {} }).unwrap();
    const part = partFrom(said.part);
    return approve({ id, key, body: { ...(part && { part }), ...(note && { note }) } }).unwrap();
  };
}

function plain(words = ''): string {
  return words.replace(/\s+/g, ' ').trim();
}
