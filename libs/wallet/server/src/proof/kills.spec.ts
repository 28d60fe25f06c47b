import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Api } from '@traveldesk/shared-server';
import { createPostgres, hardness, isWholeRun } from '@traveldesk/shared-testing/server';
import { checkLedger } from '../check/check-ledger';
import { ledgerState } from '../ledger/state';
import { payerCalls, startPayer } from '../testing/payer-api';
import { addWallet } from '../testing/wallet-api';
import { payUntilKilled, type Payments } from '../testing/pay-until-killed';

const { runs: kills } = hardness(1);
const databases = isWholeRun ? (['pglite', 'postgres'] as const) : (['postgres'] as const);
const acknowledgedBeforeKill = 90;

describe.each(databases)('kill -9 under sixteen clients, on %s', (kind) => {
  const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-kills-'));
  let place: string;
  let drop = async () => {};
  beforeAll(async () => {
    if (kind === 'pglite') place = path.join(parent, 'data');
    else ({ url: place, drop } = await createPostgres());
  });
  afterAll(async () => {
    await drop();
    rmSync(parent, { recursive: true, force: true });
  });

  /** The product's own start, as after a kill: it migrates and checks new entries. */
  async function started<Result>(work: (api: Api) => Promise<Result>): Promise<Result> {
    const api = await startPayer(kind, place, `${parent}/api`);
    try {
      return await work(api);
    } finally {
      await api.close();
      rmSync(`${parent}/api`, { recursive: true, force: true });
    }
  }

  it(
    `acknowledged calls exist once and are replayed, interrupted calls take effect once (${kills} kills)`,
    async () => {
      const companyId = await started(addKilled);
      for (let round = 1; round <= kills; round += 1) {
        const paid = await payUntilKilled(
          [kind, place, `${parent}/payer`, companyId, String(round)],
          acknowledgedBeforeKill,
        );
        expect(paid.answers.size).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
        await started(async (api) => {
          expect(await ledgerState(api.kernel.db)).toBe('whole');
          await sentAgain(api, paid);
          expect((await checkLedger(api.kernel.db, 'whole')).faults).toEqual([]);
          await happenedOnce(api, paid);
        });
      }
    },
    Math.max(180_000, kills * 60_000),
  );
});

/** Adds a company whose deposits need no approval. */
async function addKilled({ app, kernel }: Api): Promise<string> {
  await kernel.db
    .updateTable('wallet_settings')
    .set({ deposit_limit: 100_000_000n, currency: 'EUR' })
    .execute();
  const signIn = async () => ({ authorization: 'Bearer payer' });
  return addWallet({ kernel, inject: app.inject.bind(app), signIn } as never, 'Killed');
}

/** Repeats each call with its key: an acknowledged call is replayed, and an interrupted one gets its first answer. */
async function sentAgain({ app }: Api, { begun, answers }: Payments): Promise<void> {
  const cutOff = begun.filter(({ key }) => !answers.has(key));
  expect(cutOff.length).toBeGreaterThan(0);
  for (const call of begun) {
    const { status, data, isReplayed } = await payerCalls(app, call);
    const acknowledged = answers.get(call.key);
    expect([call.key, status]).toEqual([call.key, 200]);
    if (acknowledged) expect([call.key, data, isReplayed]).toEqual([call.key, acknowledged, true]);
    else answers.set(call.key, data);
  }
}

/** Each key has exactly one deposit, hold and end, with the ids of the answers. */
async function happenedOnce({ kernel: { db } }: Api, { begun, answers }: Payments): Promise<void> {
  const deposits = await db
    .selectFrom('ledger_transfers')
    .select(['id', 'reference'])
    .where('type', '=', 'deposit')
    .execute();
  const holds = await db.selectFrom('ledger_holds').select(['id', 'reference']).execute();
  const ends = await db.selectFrom('ledger_hold_ends').select(['hold_id', 'transfer_id']).execute();
  for (const { key, path: called, body } of begun) {
    const { id, transaction_id: transactionId } = answers.get(key) ?? {};
    const made = [...deposits, ...holds].flatMap((row) => (row.reference === key ? [row.id] : []));
    if (called === '/payer/captures' || called === '/payer/releases') {
      const [end, ...more] = ends.filter(({ hold_id: holdId }) => holdId === body['hold_id']);
      expect([key, end?.transfer_id ?? end?.hold_id, more]).toEqual([key, id, []]);
    } else expect([key, made]).toEqual([key, [id ?? transactionId]]);
  }
}
