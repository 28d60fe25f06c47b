import type { Sandbox } from '../context';
import { SupplierError } from '../http/errors';
import { newId } from '../http/ids';
import { findAccount, type Account } from '../training/accounts';
import { perform } from './effects';
import type { PendingRecord, Work } from './pending.record';

/**
 * What was accepted is done a little later, and told as an event (SUPPLIER 2). It is written down before it is
 * answered, so that it is done after a kill too: who was told 202 is owed one result.
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

  /** Takes up what the last stop has left. */
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
    const happenings =
      work.kind === 'payment' ? [{ type: 'air.payment.pending', key: work.id, object: data }] : [];
    this.#sandbox.webhooks.publish(account.id, happenings, ['pending', pending]);
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
    // A training that began anew has forgotten it.
    if (!this.#sandbox.store.get('pending', pending.id)) return;
    // Nobody waits for it: what is thrown here would end the program, and again at every start.
    try {
      this.#settle(pending);
    } catch (error) {
      report(pending, error);
    }
  }

  #settle(pending: PendingRecord): void {
    try {
      const account = findAccount(`duffel_test_${pending.account}`);
      if (!account || this.#isDone(pending)) return;
      if (pending.fails) this.#fail(pending, 'airline_unknown');
      else perform(this.#sandbox, account, pending.work);
    } catch (error) {
      if (!(error instanceof SupplierError)) report(pending, error);
      const code = error instanceof SupplierError ? error.details[0]?.code : undefined;
      this.#fail(pending, code ?? 'airline_unknown');
    } finally {
      this.#sandbox.store.remove('pending', pending.id);
    }
  }

  /** A kill between the effect and the removal of the record must not end in a second effect, or in a failure. */
  #isDone({ work, created }: PendingRecord): boolean {
    const { store } = this.#sandbox;
    switch (work.kind) {
      case 'order':
        return store
          .list('orders')
          .some((order) => work.body.selected_offers.includes(order.offer) && order.created >= created);
      case 'payment':
        return store.get('payments', work.id) !== undefined;
      case 'cancellation':
        return store.get('cancellations', work.id)?.confirmed !== null;
      case 'change':
        return store.get('changes', work.id)?.confirmed !== null;
    }
  }

  /** Cancellations and changes have no event for it: their customers find them unconfirmed. */
  #fail({ id, account, work }: PendingRecord, code: string): void {
    if (work.kind === 'order') {
      const object = { offer_id: work.body.selected_offers[0], code, live_mode: false };
      const key = Buffer.from(`failed-${id}`).toString('base64url');
      this.#sandbox.webhooks.publish(account, [{ type: 'order.creation_failed', key, object }]);
    }
    if (work.kind === 'payment') {
      const object = { id: work.id, order_id: work.body.order_id, status: 'failed', code, live_mode: false };
      this.#sandbox.webhooks.publish(account, [{ type: 'air.payment.failed', key: work.id, object }]);
    }
  }
}

function report({ id, work }: PendingRecord, error: unknown): void {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`The training supplier could not do the ${work.kind} of ${id}: ${told}\n`);
}
