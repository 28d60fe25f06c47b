import type { ConversionRate } from '@traveldesk/currencies-contract';
import { moneyOf } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { expire, release } from '../ledger/hold';
import { changeLimit } from '../ledger/limits';
import { adjust, convert, transfer } from '../ledger/move';
import { capture } from '../ledger/payment';
import { payOut } from '../ledger/payout';
import { refund } from '../ledger/refund';
import { reverse } from '../ledger/reverse';
import { addApproval } from './approval';
import { ledgerOf, setStatus } from './wallet-api';
import { atRate, availableIn, isGain, spending, type ModelWallet } from '../proof/wallet-model';

export const stepKinds = [
  'pay',
  'hold',
  'capture',
  'part',
  'earn',
  'release',
  'expire',
  'refund',
  'move',
  'limit',
  'reverse',
  'reverseApproved',
  'adjustIn',
  'adjustOut',
  'payOut',
  'convert',
  'convertBack',
  'suspend',
  'reopen',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** The input of a step: two companies with their models, an amount, and an index that picks an existing item. */
export interface ModelScene {
  api: TestApi;
  ids: readonly [own: string, other: string];
  models: readonly [own: ModelWallet, other: ModelWallet];
  amount: number;
  pick: number;
}

const euros = (minor: number) => moneyOf(minor, 'EUR');
/** One euro in dollars and one dollar in euros, in hundredths; a single cent converts to zero. */
const [inDollars, inEuros] = [125, 40];

const said = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const nth = (map: Map<string, number>, pick: number) => [...map][pick % Math.max(1, map.size)];

function rate(from: string, to: string, hundredths: number): ConversionRate {
  const at = '2026-11-20T00:00:00.000Z';
  const leg = { id: newId(), base: from, quote: to, rate: (hundredths / 100).toString(), valid_from: at };
  return { from, to, at, legs: [{ ...leg, source: 'manual' }] };
}

/** Runs one step against the ledger and the model and compares the outcomes. */
export const steps: Record<StepKind, (scene: ModelScene) => Promise<void>> = {
  pay: async ({ api, ids: [companyId], models: [model], amount }) => {
    const paid = ledgerOf(api).pay(companyId, euros(amount));
    if (model.suspended) return expect(await said(paid)).toBe('account_closed');
    model.deposits.set(await paid, amount);
    model.balance += amount;
  },
  hold: async ({ api, ids: [companyId], models: [model], amount }) => {
    const expected = spending(model, amount);
    const held = ledgerOf(api).hold(companyId, euros(amount));
    expect(await said(held)).toBe(expected);
    if (expected === 'done') model.holds.set(await held, amount);
  },
  capture: (scene) => endHold(scene, (held) => held),
  part: (scene) => endHold(scene, (held) => Math.min(scene.amount, held)),
  earn: takeSplit,
  release: (scene) => endHold(scene, null, release),
  expire: (scene) => endHold(scene, null, expire),
  refund: async ({ api, models: [model], amount, pick }) => {
    const [paymentId, left] = nth(model.payments, pick) ?? [];
    if (paymentId === undefined || left === undefined) return;
    const done = await said(ledgerOf(api).run(refund, { paymentId, amount: euros(amount) }));
    expect(done).toBe(amount <= left ? 'done' : 'refund_exceeded');
    if (amount > left) return;
    model.payments.set(paymentId, left - amount);
    model.balance += amount;
  },
  move: async ({ api, ids: [fromCompanyId, toCompanyId], models: [model, beside], amount }) => {
    const expected = beside.suspended ? 'account_closed' : spending(model, amount);
    const input = { fromCompanyId, toCompanyId, amount: euros(amount), reference: null, note: null };
    expect(await said(ledgerOf(api).run(transfer, input))).toBe(expected);
    if (expected !== 'done') return;
    model.balance -= amount;
    beside.balance += amount;
  },
  limit: async ({ api, ids: [companyId], models: [model], amount }) => {
    await ledgerOf(api).run(changeLimit, { companyId, limit: euros(amount), reason: null });
    model.limit = amount;
  },
  reverse: (scene) => takeBack(scene, false),
  reverseApproved: (scene) => takeBack(scene, true),
  adjustIn: (scene) => correct(scene, 'in'),
  adjustOut: (scene) => correct(scene, 'out'),
  payOut: async ({ api, ids: [companyId], models: [model], amount }) => {
    const approvalId = await addApproval(api, companyId);
    const input = { companyId, amount: euros(amount), reason: 'Earned', reference: null, approvalId };
    const enough = model.earnings >= amount ? 'done' : 'earnings_short';
    const expected = model.suspended ? 'account_closed' : enough;
    expect(await said(ledgerOf(api).run(payOut, { ...input, to: 'wallet' }))).toBe(expected);
    if (expected !== 'done') return;
    model.earnings -= amount;
    model.balance += amount;
  },
  convert: async ({ api, ids: [companyId], models: [model], amount }) => {
    const gains = !model.suspended && isGain(amount, inDollars);
    const expected = gains ? 'conversion_gains' : spending(model, amount);
    const input = { companyId, amount: euros(amount), rate: rate('EUR', 'USD', inDollars), note: null };
    expect(await said(ledgerOf(api).run(convert, input))).toBe(expected);
    if (expected !== 'done') return;
    model.balance -= amount;
    model.dollars = (model.dollars ?? 0) + atRate(amount, inDollars);
  },
  convertBack: async ({ api, ids: [companyId], models: [model], amount }) => {
    const becomes = atRate(amount, inEuros);
    const expected = backExpected(model, { amount, becomes });
    const input = {
      companyId,
      amount: moneyOf(amount, 'USD'),
      rate: rate('USD', 'EUR', inEuros),
      note: null,
    };
    expect(await said(ledgerOf(api).run(convert, input))).toBe(expected);
    if (expected !== 'done') return;
    model.dollars = (model.dollars ?? 0) - amount;
    model.balance += becomes;
  },
  suspend: async ({ api, ids: [companyId], models: [model] }) => {
    await setStatus(api, companyId, 'suspended');
    model.suspended = true;
  },
  reopen: async ({ api, ids: [companyId], models: [model] }) => {
    await setStatus(api, companyId, 'active');
    model.suspended = false;
  },
};

/** Captures or ends a hold; a second end must fail. */
async function endHold(
  { api, models: [model], pick }: ModelScene,
  takenOf: ((held: number) => number) | null,
  letGo: typeof release = release,
): Promise<void> {
  const { run, owner } = ledgerOf(api);
  const [holdId, held] = nth(model.holds, pick) ?? [];
  if (holdId === undefined || held === undefined) return;
  if (takenOf === null) await run(letGo, { holdId, owner });
  else {
    const taken = takenOf(held);
    model.payments.set(await run(capture, { holdId, owner, amount: euros(taken) }), taken);
    model.balance -= taken;
  }
  model.holds.delete(holdId);
  expect(await said(run(release, { holdId, owner }))).toBe('hold_resolved');
}

/**
 * Captures a hold with a split: a tenth for the other company, a fifth less a cent for the platform (a discount if that is negative).
 * Without a split a refund is limited to the supplier's part and the amount paid.
 */
async function takeSplit({ api, ids, models, pick }: ModelScene): Promise<void> {
  const { run, owner } = ledgerOf(api);
  const [model, beside] = models;
  const [holdId, held] = nth(model.holds, pick) ?? [];
  if (holdId === undefined || held === undefined) return;
  const [earned, income] = [Math.floor(held / 10), Math.floor(held / 5) - 1];
  const net = held - earned - income;
  const earnings = [{ companyId: ids[1], amount: euros(earned) }];
  const split = { net: euros(net), income: euros(income), earnings };
  model.payments.set(await run(capture, { holdId, owner, split }), Math.min(net, held));
  model.holds.delete(holdId);
  model.balance -= held;
  model.income += income;
  beside.earnings += earned;
}

/** Reverses a deposit. An approved reversal may exceed the available amount; suspended companies allow reversals too. */
async function takeBack(
  { api, ids: [companyId], models: [model], pick }: ModelScene,
  isApproved: boolean,
): Promise<void> {
  const [transactionId, paid] = nth(model.deposits, pick) ?? [];
  if (transactionId === undefined || paid === undefined) return;
  const approvalId = isApproved ? await addApproval(api, companyId) : undefined;
  const may = isApproved || availableIn(model) >= paid;
  const input = { transactionId, reason: 'Bounced', approvalId };
  expect(await said(ledgerOf(api).run(reverse, input))).toBe(may ? 'done' : 'insufficient_funds');
  if (!may) return;
  model.deposits.delete(transactionId);
  model.balance -= paid;
}

async function correct(
  { api, ids: [companyId], models: [model], amount }: ModelScene,
  direction: 'in' | 'out',
): Promise<void> {
  const expected = spending(model, direction === 'in' ? Number.NEGATIVE_INFINITY : amount);
  const input = {
    companyId,
    amount: euros(amount),
    direction,
    reason: 'By hand',
    reference: null,
    proofId: null,
  };
  const approvalId = await addApproval(api, companyId);
  expect(await said(ledgerOf(api).run(adjust, { ...input, approvalId }))).toBe(expected);
  if (expected === 'done') model.balance += direction === 'in' ? amount : -amount;
}

function backExpected(model: ModelWallet, { amount, becomes }: { amount: number; becomes: number }): string {
  if (model.suspended) return 'account_closed';
  if (model.dollars === null) return 'currency_mismatch';
  if (becomes === 0) return 'amount_too_small';
  if (isGain(amount, inEuros)) return 'conversion_gains';
  return model.dollars >= amount ? 'done' : 'insufficient_funds';
}
