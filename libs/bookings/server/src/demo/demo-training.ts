import type { Db } from '@traveldesk/shared-server';

/** Only a supplier on this machine may be changed. */
const loopback = /^http:\/\/(127\.0\.0\.1|localhost):\d+$/;

/** Demo bookings change the training supplier's behavior for all its customers by this name. */
export const everybody = '*';

/** The training supplier's control routes (docs/training-supplier.md), which real suppliers do not have. */
export interface Training {
  supplierId: string;
  ask(method: 'PUT' | 'POST', path: string, body: object): Promise<void>;
  /** Changes its behavior for one customer (the token without `duffel_test_`), or for `everybody`. */
  turn(account: string, knobs: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Returns null where the training supplier was deleted, or has another address. */
export async function trainingSupplier(db: Db, key: string): Promise<Training | null> {
  const supplier = await db
    .selectFrom('suppliers')
    .select(['id', 'base_url'])
    .where('key', '=', key)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!supplier || !loopback.test(supplier.base_url)) return null;
  const ask: Training['ask'] = async (method, path, body) => {
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
    ask,
    turn: (account, knobs) => ask('PUT', '/knobs', { account, ...knobs }),
  };
}
