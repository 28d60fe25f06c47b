import { systemChange, type AuditRecord } from '@traveldesk/shared-server';
import { CallAbandoned, SupplierFault } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import type { AtSupplier } from './at-supplier';
import { failed, hadNoEffect, type Failure } from './failure';
import { isSameTerms, type NegotiatedTerms, type RegisteredTerms } from './negotiated-adapter';
import {
  refsOfOthers,
  removeRow,
  saveProgress,
  type Progress,
  type RateRow,
  type RateSupplier,
  type RateTurn,
} from './negotiated.sql';
import { isOfAccount, termsOf } from './registration';

/** A rate in the turn of this process. */
export interface Step {
  tools: Pick<HotelTools, 'db' | 'kernel'>;
  supplier: Pick<RateSupplier, 'name'>;
  turn: RateTurn;
  row: RateRow;
}

/** The turn has ended, or the rate is gone. */
export class TurnLost extends Error {}

/** For this long after a call without a clear answer, the absence of the rate at the supplier proves nothing (docs/adr/0085). */
const settlesMs = 10 * 60_000;

const nothing = { ref: null, registered: null, creating: null, creating_at: null };

/**
 * Registers or changes the rate at the supplier. Before a new registration the supplier's list is searched for it, so that nothing is
 * registered twice. Returns the failure if more is needed. Throws a SupplierFault, CallAbandoned or TurnLost.
 */
export async function register(step: Step, at: AtSupplier): Promise<Failure | null> {
  const { row } = step;
  const { call, negotiated } = at;
  const wanted = termsOf(row);
  const isOurs = isOfAccount(row, at.accounts);
  if (isOurs && row.ref !== null && row.registered) {
    if (isSameTerms(row.registered, wanted)) return null;
    if (await negotiated.update(call, row.ref, wanted)) return registered(step, { registered: wanted });
  }
  const creating = isOurs ? row.creating : null;
  const found = await lookUp(step, at, creating ? [wanted, creating] : [wanted]);
  if (found) {
    const { ref, ...terms } = found;
    const known = { ...nothing, account: at.accounts[0] ?? null, ref };
    if (isSameTerms(terms, wanted)) return registered(step, { ...known, registered: wanted });
    await save(step, { ...known, registered: terms });
    if (!(await negotiated.update(call, ref, wanted))) return failed('unavailable');
    return registered(step, { registered: wanted });
  }
  return creating && !isSettled(row) ? failed('in_doubt') : create(step, at, wanted);
}

async function create(
  step: Step,
  { call, negotiated, accounts }: AtSupplier,
  wanted: NegotiatedTerms,
): Promise<Failure | null> {
  const intent = { creating: wanted, creating_at: new Date() };
  await save(step, { ...nothing, account: accounts[0] ?? null, ...intent });
  try {
    const { ref } = await negotiated.create(call, wanted);
    return await registered(step, { ...nothing, ref, registered: wanted });
  } catch (error) {
    if (!(error instanceof SupplierFault || error instanceof CallAbandoned)) throw error;
    if (!hadNoEffect(error)) return failed('in_doubt');
    await save(step, nothing);
    throw error;
  }
}

/** Removes a deleted rate at the supplier, and then here. Returns and throws as `register`. */
export async function withdraw(step: Step, at: AtSupplier): Promise<Failure | null> {
  const { row } = step;
  const isOurs = isOfAccount(row, at.accounts);
  const creating = isOurs ? row.creating : null;
  // A renewed token leads to the same rates, although we count it as another account.
  const ref =
    isOurs && row.ref !== null ? row.ref : (await lookUp(step, at, creating ? [creating] : []))?.ref;
  if (ref !== undefined) await at.negotiated.remove(at.call, ref);
  else if (creating && !isSettled(row)) return failed('in_doubt');
  return forget(step, ref === undefined && !isOurs ? 'left' : 'removed');
}

function isSettled({ creating_at }: RateRow): boolean {
  return creating_at === null || creating_at.getTime() + settlesMs <= Date.now();
}

/** Returns the supplier's rate that is this one: by its id, otherwise one with these terms that belongs to no other company. */
async function lookUp(
  { tools, row }: Step,
  { call, negotiated }: AtSupplier,
  wanted: readonly NegotiatedTerms[],
): Promise<RegisteredTerms | undefined> {
  const theirs = await negotiated.list(call);
  const known = theirs.find(({ ref }) => ref === row.ref);
  if (known) return known;
  const same = theirs.filter((one) => wanted.some((terms) => isSameTerms(one, terms)));
  const refs = same.map(({ ref }) => ref);
  const others = await refsOfOthers(tools.db, row.id, refs);
  return same.find(({ ref }) => !others.has(ref));
}

async function registered(step: Step, progress: Progress): Promise<null> {
  await save(step, progress, 'registered');
  return null;
}

/** An entry of the company's history. `left`: the supplier may still have the rate, in an account that is out of reach. */
type State = 'registered' | 'removed' | 'left' | Failure['reason'];

/** Stores progress; with `state`, the company's history gets an entry. */
async function save(step: Step, progress: Progress, state?: State): Promise<RateRow> {
  return systemChange(step.tools.kernel, async (tx, record) => {
    const row = await saveProgress(tx, step.turn, progress);
    if (!row) throw new TurnLost();
    if (state) record(entryOf({ ...step, row }, state));
    return row;
  });
}

/** Ends the turn with its result. Returns the rate after that; undefined if it is gone. */
export async function endTurn(step: Step, failure: Failure | null): Promise<RateRow | undefined> {
  const { tools, turn, row } = step;
  const result = { failure: failure?.reason ?? null, said: failure?.said ?? null };
  const tries = failure ? row.tries + 1 : 0;
  return systemChange(tools.kernel, async (tx, record) => {
    const after = await saveProgress(tx, turn, { ...result, tries, busy_until: null });
    if (after && failure && failure.reason !== row.failure) record(entryOf(step, failure.reason));
    return after;
  });
}

/** Deletes a rate that the supplier no longer has, or has in an account out of our reach. */
export async function forget(step: Step, state: 'removed' | 'left'): Promise<null> {
  await systemChange(step.tools.kernel, async (tx, record) => {
    if (!(await saveProgress(tx, step.turn, { tries: 0 }))) throw new TurnLost();
    await removeRow(tx, step.turn.id);
    record(entryOf(step, state));
  });
  return null;
}

function entryOf({ row, supplier }: Pick<Step, 'row' | 'supplier'>, state: State): AuditRecord {
  const { company_id: id, code, ref } = row;
  const after = { negotiated_registration: { supplier: supplier.name, code, state, ref } };
  return { entity: 'company', id, action: 'update', after };
}
