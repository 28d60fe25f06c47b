import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  createApi,
  createLog,
  openPGlite,
  openPostgres,
  readConfig,
  type Api,
  type App,
  type ServerModule,
} from '@traveldesk/shared-server';
import { hold, release } from '../ledger/hold';
import { capture } from '../ledger/payment';
import { walletModules } from './wallet-modules';

const heldSchema = z.strictObject({
  company_id: idSchema,
  owner_id: idSchema,
  amount: z.string(),
  reference: z.string(),
});
const endedSchema = z.strictObject({ hold_id: idSchema, owner_id: idSchema });
const answerSchema = doneOf(z.object({ id: idSchema }));

/** Routes that hold, capture and release like a booking domain, each with an idempotency key. */
const booking: ServerModule = {
  name: 'booking',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  routes: (app) => {
    route(
      app,
      '/payer/holds',
      heldSchema,
      (tx, record, actor, { company_id: companyId, owner_id: id, ...input }) =>
        hold(tx, record, actor, {
          companyId,
          owner: { kind: 'booking', id },
          amount: { amount: input.amount, currency: 'EUR' },
          reference: input.reference,
          expiresAt: null,
        }),
    );
    route(app, '/payer/captures', endedSchema, (tx, record, actor, { hold_id: holdId, owner_id: id }) =>
      capture(tx, record, actor, { holdId, owner: { kind: 'booking', id } }),
    );
    route(
      app,
      '/payer/releases',
      endedSchema,
      async (tx, record, actor, { hold_id: holdId, owner_id: id }) => {
        await release(tx, record, actor, { holdId, owner: { kind: 'booking', id } });
        return holdId;
      },
    );
  },
};

type Change = Parameters<typeof change<string>>[1];
type Work<Body> = (...args: [...Parameters<Change>, ReturnType<typeof actorOf>, Body]) => Promise<string>;

function route<Schema extends z.ZodObject>(
  app: App,
  path: string,
  body: Schema,
  work: Work<z.output<Schema>>,
): void {
  app.post(
    path,
    {
      config: { permission: 'add_deposits', idempotent: 'required' },
      schema: { summary: path, body, response: { 200: answerSchema } },
    },
    async (request) => {
      const input = request.body as z.output<Schema>;
      const id = await change(request, (tx, record) => work(tx, record, actorOf(request), input));
      return { message: 'Done.', data: { id } };
    },
  );
}

/** Starts the API in its own process on the given database, for a user who may pay. */
export async function startPayer(kind: string, place: string, directory: string): Promise<Api> {
  const config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: directory, CALL_LIMIT: '0' }),
    secretKey: '00'.repeat(32),
  };
  return createApi({
    config,
    modules: [...walletModules, booking],
    connection: kind === 'pglite' ? await openPGlite(place) : openPostgres(place),
    log: createLog({ logLevel: 'silent' }),
    work: false,
    authenticate: () => async () => ({
      userId: '00000000-0000-4000-8000-000000000001',
      name: 'Payer',
      email: 'payer@traveldesk.example',
      type: 'staff',
      companyId: null,
      permissions: new Set(['add_companies', 'update_countries', 'add_deposits']),
      language: 'en',
      passwordChanged: true,
      tokenId: '00000000-0000-4000-8000-000000000002',
    }),
  });
}

/** A call of the payer; repeating it sends the same request. */
export interface PayerCall {
  key: string;
  path: string;
  body: Record<string, unknown>;
}

/** Makes the call; returns the response and whether it was replayed. */
export async function payerCalls(app: Api['app'], { key, path, body }: PayerCall) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { authorization: 'Bearer payer', 'idempotency-key': key },
    payload: body,
  });
  const isReplayed = answer.headers['idempotency-replayed'] === 'true';
  return { status: answer.statusCode, data: answer.json().data, isReplayed, body: answer.body };
}
