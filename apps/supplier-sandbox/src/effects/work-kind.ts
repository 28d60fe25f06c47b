import type { Sandbox } from '../context';
import type { Change } from '../state/store';
import type { Account } from '../training/accounts';
import type { KnobOutcome } from '../training/knobs';
import type { Happening } from '../webhooks/webhooks';
import type { PendingRecord } from './pending.record';

/** Defines how the supplier carries out a kind of call: at once, later, or never. */
export interface WorkKind<Kind extends { kind: string }> {
  /** The status of a successful response. */
  status: 200 | 201;
  /** Returns the body of a 202: the record before the work is done. Throws if the customer does not own it, or if it has ended. */
  asItStands(sandbox: Sandbox, account: Account, work: Kind): unknown;
  /** Does it, and returns the response's data. `pending` is set where it was accepted before. Throws a SupplierError. */
  perform(sandbox: Sandbox, account: Account, work: Kind, pending?: PendingRecord): unknown;
  /** Whether it was already done: a kill between the effect and the removal of its record must not repeat it. */
  isDone(sandbox: Sandbox, work: Kind, pending: PendingRecord): boolean;
  /** The outcome that the requested item itself prescribes, instead of the knob's. */
  outcomeOf?(sandbox: Sandbox, account: Account, work: Kind): KnobOutcome | null;
  /** Returns the events to send and the changes to store when the call is accepted. */
  accepted?(sandbox: Sandbox, work: Kind, data: unknown): { happenings: Happening[]; changes: Change[] };
  /** Returns the event of a failure after a 202; `code` is null if the cause is unknown. Kinds without this function send no event. */
  failed?(work: Kind, failure: { pending: string; code: string | null }): Happening;
}

/** The kinds of a product, by name. */
export type Kinds<All extends { kind: string }> = {
  [Kind in All['kind']]: WorkKind<Extract<All, { kind: Kind }>>;
};
