import type { Sandbox } from '../context';
import type { Change } from '../state/store';
import type { Account } from '../training/accounts';
import type { Outcome } from '../training/knobs';
import type { Happening } from '../webhooks/webhooks';
import type { PendingRecord } from './pending.record';

/** What the supplier has to know of a kind of call in order to do it now, later or never. */
export interface WorkKind<Kind extends { kind: string }> {
  /** The status of an answer that says it was done. */
  status: 200 | 201;
  /** What a 202 says: the thing as it is until then. Throws for what is not the customer's, or over. */
  asItStands(sandbox: Sandbox, account: Account, work: Kind): unknown;
  /** Does it, and returns the answer's data. `pending` is there where it was accepted before. Throws a SupplierError. */
  perform(sandbox: Sandbox, account: Account, work: Kind, pending?: PendingRecord): unknown;
  /** Whether it was done already: a kill between the effect and the removal of its record must not do it twice. */
  isDone(sandbox: Sandbox, work: Kind, pending: PendingRecord): boolean;
  /** The outcome that the thing itself is there for, instead of the knob's. */
  outcomeOf?(sandbox: Sandbox, account: Account, work: Kind): Outcome | null;
  /** What is told and written when it is accepted. */
  accepted?(sandbox: Sandbox, work: Kind, data: unknown): { happenings: Happening[]; changes: Change[] };
  /** What is told when it fails after a 202; `code` is null where nobody knows why. A kind without it has no event: its customers find it not done. */
  failed?(work: Kind, failure: { pending: string; code: string | null }): Happening;
}

/** The kinds of a product, by name. */
export type Kinds<All extends { kind: string }> = {
  [Kind in All['kind']]: WorkKind<Extract<All, { kind: Kind }>>;
};
