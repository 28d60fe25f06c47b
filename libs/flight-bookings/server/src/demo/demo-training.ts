import type { Db } from '@traveldesk/shared-server';

/** On this machine alone: nobody else's supplier is turned. */
const loopback = /^http:\/\/(127\.0\.0\.1|localhost):\d+$/;

/** The training supplier's own routes (docs/training-supplier.md): what no supplier has. */
export interface Training {
  supplierId: string;
  /** Turns its knobs for one customer, the token without `duffel_test_`; or for all of them. */
  turn(account: string, knobs: Readonly<Record<string, unknown>>): Promise<void>;
  /** As if an order had been made then: its deadlines move along. */
  madeAt(orderRef: string, at: Date): Promise<void>;
  /** The airline changes an order. */
  changeFlights(orderRef: string): Promise<void>;
  /** Somebody cancels an order elsewhere. */
  cancel(orderRef: string): Promise<void>;
}

/** Null where there is no training supplier: somebody has deleted it, or it leads elsewhere by now. */
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
