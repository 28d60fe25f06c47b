import fc from 'fast-check';
import { moneyOf } from '@traveldesk/shared-contract';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { runLedgerCheck } from '../check/run-check';
import { expire, release } from '../ledger/hold';
import { changeLimit } from '../ledger/limits';
import { transfer } from '../ledger/move';
import { capture, refund } from '../ledger/payment';
import { reverse } from '../ledger/reverse';
import { addWallet, ledgerOf, walletModules } from '../testing/wallet-api';
import { hardness } from './hardness';
import { availableIn, emptyModel, heldOf, type ModelWallet } from './wallet-model';

const { runs, seed } = hardness(12);

interface Real {
  ledger: ReturnType<typeof ledgerOf>;
  ids: readonly [string, string];
}

type Wallets = [ModelWallet, ModelWallet];

/** What is done: to which wallet, how much, and to which of what is there. */
interface Step {
  what: 'pay' | 'hold' | 'capture' | 'part' | 'release' | 'expire' | 'refund' | 'move' | 'limit' | 'reverse';
  wallet: 0 | 1;
  amount: number;
  pick: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(
    'pay',
    'hold',
    'hold',
    'capture',
    'part',
    'release',
    'expire',
    'refund',
    'move',
    'limit',
    'reverse',
  ),
  wallet: fc.constantFrom(0, 1),
  amount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 50 })),
  pick: fc.nat({ max: 5 }),
});

const money = (minor: number) => moneyOf(minor, 'EUR');
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const nth = (map: Map<string, number>, pick: number) => [...map][pick % Math.max(1, map.size)];

/** Does one step to the real ledger and to the model; they must say the same. */
async function take({ what, wallet: which, amount, pick }: Step, { ledger, ids }: Real, models: Wallets) {
  const [companyId, other] = [ids[which], ids[which === 0 ? 1 : 0]];
  const [model, beside] = [models[which], models[which === 0 ? 1 : 0]];
  const { owner, run } = ledger;
  const enough = availableIn(model) >= amount;
  if (what === 'pay') {
    model.deposits.set(await ledger.pay(companyId, money(amount)), amount);
    model.balance += amount;
  } else if (what === 'hold') {
    const held = await ledger.hold(companyId, money(amount)).catch((error: { code: string }) => error);
    expect(typeof held === 'string' ? 'held' : held.code).toBe(enough ? 'held' : 'insufficient_funds');
    if (typeof held === 'string') model.holds.set(held, amount);
  } else if (what === 'limit') {
    await run(changeLimit, { companyId, limit: money(amount), reason: null });
    model.limit = amount;
  } else if (what === 'move') {
    const input = { fromCompanyId: companyId, toCompanyId: other, reference: null, note: null };
    const said = await refused(run(transfer, { ...input, amount: money(amount) }));
    expect(said).toBe(enough ? 'done' : 'insufficient_funds');
    if (enough) [model.balance, beside.balance] = [model.balance - amount, beside.balance + amount];
  } else if (what === 'refund') {
    const [paymentId, left] = nth(model.payments, pick) ?? [];
    if (paymentId === undefined || left === undefined) return;
    const said = await refused(run(refund, { paymentId, amount: money(amount) }));
    expect(said).toBe(amount <= left ? 'done' : 'refund_exceeded');
    if (amount > left) return;
    model.payments.set(paymentId, left - amount);
    model.balance += amount;
  } else if (what === 'reverse') {
    const [transactionId, paid] = nth(model.deposits, pick) ?? [];
    if (transactionId === undefined || paid === undefined) return;
    const said = await refused(run(reverse, { transactionId, reason: 'No' }));
    const may = availableIn(model) >= paid;
    expect(said).toBe(may ? 'done' : 'insufficient_funds');
    if (!may) return;
    model.deposits.delete(transactionId);
    model.balance -= paid;
  } else {
    const [holdId, held] = nth(model.holds, pick) ?? [];
    if (holdId === undefined || held === undefined) return;
    if (what === 'release' || what === 'expire') {
      await run(what === 'release' ? release : expire, { holdId, owner });
    } else {
      const taken = what === 'part' ? Math.min(amount, held) : held;
      model.payments.set(await run(capture, { holdId, owner, amount: money(taken) }), taken);
      model.balance -= taken;
    }
    model.holds.delete(holdId);
    expect(await refused(run(release, { holdId, owner }))).toBe('hold_resolved');
  }
}

describeOnBoth('the ledger beside a model of it', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
  });

  it(
    `says what the model says, whatever is done to it (${runs} runs from seed ${seed})`,
    async () => {
      const ledger = ledgerOf(api);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
          const ids = [await addWallet(api, 'Model'), await addWallet(api, 'Beside')] as const;
          const models: Wallets = [emptyModel(), emptyModel()];
          for (const each of steps) await take(each, { ledger, ids }, models);
          for (const [index, model] of models.entries()) {
            const real = await ledger.wallet(ids[index as 0 | 1]);
            expect(real).toMatchObject({
              balance: model.balance,
              held: heldOf(model),
              credit_limit: model.limit,
            });
          }
        }),
        { numRuns: runs, seed, endOnFailure: false },
      );
      expect((await runLedgerCheck(api.kernel, 'whole')).faults).toEqual([]);
    },
    Math.max(60_000, runs * 4_000),
  );
});
