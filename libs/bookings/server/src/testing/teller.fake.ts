import { createHmac } from 'node:crypto';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { eventSecret } from '../webhooks/event-secret';
import { registerWebhooks } from '../webhooks/register.jobs';

export interface Told {
  type: string;
  object: object;
  id?: string;
}

/** Sends events as the training supplier does, and forged ones. */
export async function startTeller({ api, supplier }: { api: TestApi; supplier: { id: string } }) {
  const { kernel, inject } = api;
  let secret = '';
  let number = 0;
  const bodyOf = ({ type, object, id = `wev_0000event${(number += 1)}` }: Told) =>
    JSON.stringify({
      id,
      type,
      api_version: 'v2',
      live_mode: false,
      idempotency_key: `key_${id}`,
      created_at: new Date().toISOString(),
      data: { object },
    });
  const post = (body: string, headers: Record<string, string>, key = 'training') =>
    inject({
      method: 'POST',
      url: `/api/v1/webhooks/suppliers/${key}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
  const signed = (body: string, { at = Date.now(), by = secret } = {}) => {
    const seconds = Math.floor(at / 1_000);
    const hash = createHmac('sha256', by).update(`${seconds}.${body}`).digest('hex');
    return { 'x-duffel-signature': `t=${seconds},v1=${hash}` };
  };
  const teller = {
    bodyOf,
    post,
    signed,
    secret: () => secret,
    /** Registers the webhook if there is none, and reads the secret that signs its events. */
    register: async () => {
      await registerWebhooks(kernel);
      const row = await kernel.db.selectFrom('booking_webhooks').selectAll().executeTakeFirstOrThrow();
      secret = eventSecret(kernel.secrets, { supplier_id: supplier.id, sealed: row.sealed });
    },
    tell: async (told: Told) => {
      const body = bodyOf(told);
      const answer = await post(body, signed(body));
      expect(answer.statusCode).toBe(200);
    },
    events: () => kernel.db.selectFrom('booking_events').selectAll().orderBy('received_at').execute(),
  };
  await teller.register();
  return teller;
}

export type Teller = Awaited<ReturnType<typeof startTeller>>;
