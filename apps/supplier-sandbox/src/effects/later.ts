import type { Sandbox } from '../context';
import { SupplierError } from '../http/errors';
import { newId } from '../http/ids';
import { findAccount, type Account } from '../training/accounts';
import type { PendingRecord } from './pending.record';
import { kindOf } from './kinds';
import type { Work } from './work.record';

/**
 * Accepted work is done a little later and reported by an event (SUPPLIER 2). It is stored before the response, so that it is done even
 * after a kill: a caller who received a 202 is owed one result.
 */
export class Later {
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #sandbox: Sandbox;

  constructor(
    sandbox: Omit<Sandbox, 'later'>,
    private readonly laterMs: number,
  ) {
    this.#sandbox = { ...sandbox, later: this };
  }

  /** Resumes the work left by the last stop. */
  start(): void {
    for (const pending of this.#sandbox.store.list('pending')) this.#plan(pending);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  accept(account: Account, work: Work, { data, fails }: { data: unknown; fails: boolean }): void {
    const pending: PendingRecord = {
      id: newId('por'),
      account: account.id,
      created: this.#sandbox.now(),
      due: Date.now() + this.laterMs,
      fails,
      work,
    };
    const { happenings, changes } = kindOf(work).accepted?.(this.#sandbox, work, data) ?? {
      happenings: [],
      changes: [],
    };
    this.#sandbox.webhooks.publish(account.id, happenings, ['pending', pending], ...changes);
    this.#plan(pending);
  }

  #plan(pending: PendingRecord): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.#do(pending);
      },
      Math.max(pending.due - Date.now(), 0),
    );
    this.#timers.add(timer.unref());
  }

  #do(pending: PendingRecord): void {
    // A restarted training has forgotten it.
    if (!this.#sandbox.store.get('pending', pending.id)) return;
    // The effect runs from a timer, where an error would end the program; at the next start the effect would run and fail again.
    try {
      this.#settle(pending);
    } catch (error) {
      report(pending, error);
    }
  }

  #settle(pending: PendingRecord): void {
    const { work } = pending;
    const kind = kindOf(work);
    try {
      const account = findAccount(`duffel_test_${pending.account}`);
      if (!account || kind.isDone(this.#sandbox, work, pending)) return;
      if (pending.fails) this.#fail(pending, null);
      else kind.perform(this.#sandbox, account, work, pending);
    } catch (error) {
      if (!(error instanceof SupplierError)) report(pending, error);
      const code = error instanceof SupplierError ? error.details[0]?.code : undefined;
      this.#fail(pending, code ?? null);
    } finally {
      this.#sandbox.store.remove('pending', pending.id);
    }
  }

  #fail({ id, account, work }: PendingRecord, code: string | null): void {
    const happening = kindOf(work).failed?.(work, { pending: id, code });
    if (happening) this.#sandbox.webhooks.publish(account, [happening]);
  }
}

function report({ id, work }: PendingRecord, error: unknown): void {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`The training supplier could not do the ${work.kind} of ${id}: ${told}\n`);
}
