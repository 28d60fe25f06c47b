import type { Db } from '@traveldesk/shared-server';

/** Only a supplier on this machine may be changed. */
const loopback = /^http:\/\/(127\.0\.0\.1|localhost):\d+$/;

/** The training supplier's control routes (docs/training-supplier.md), which real suppliers do not have. */
export interface Training {
  supplierId: string;
  /** Changes its behavior for one customer (the token without `duffel_test_`), or for all. */
  turn(account: string, knobs: Readonly<Record<string, unknown>>): Promise<void>;
  /** Backdates an order with its deadlines. */
  madeAt(orderRef: string, at: Date): Promise<void>;
  /** Simulates a change by the airline. */
  changeFlights(orderRef: string): Promise<void>;
  /** Simulates a cancellation made elsewhere. */
  cancel(orderRef: string): Promise<void>;
}

/** Returns null where the training supplier was deleted, or has another address. */
export async function trainingSupplier(db: Db): Promise<Training | null> {
  const supplier = await db
    .selectFrom('suppliers')
    .select(['id', 'base_url'])
    .where('key', '=', 'training')
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!supplier || !loopback.test(supplier.base_url)) return null;
  const ask = async (method: 'PUT' | 'POST', path: string, body: object) => {
    const answer = await fetch(`${supplier.base_url}/_training${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) throw new Error(`the training supplier answers ${path} with ${answer.status}`);
  };
  return {
    supplierId: supplier.id,
    turn: (account, knobs) => ask('PUT', '/knobs', { account, ...knobs }),
    madeAt: (ref, at) => ask('PUT', `/orders/${ref}/made_at`, { made_at: at.toISOString() }),
    changeFlights: (ref) => ask('POST', `/orders/${ref}/airline_change`, {}),
    cancel: (ref) => ask('POST', `/orders/${ref}/cancellation`, {}),
  };
}
