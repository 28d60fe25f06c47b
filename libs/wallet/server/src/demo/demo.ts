import { askAdjustment } from '../requests/adjustments';
import { askDeposit } from '../requests/deposits';
import { askPayout } from '../requests/payouts';
import { rateAt } from '@traveldesk/currencies-server';
import { dayMs, moneyOf, type Money } from '@traveldesk/shared-contract';
import {
  newId,
  Problem,
  systemChange,
  type Actor,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { depositMethods } from '@traveldesk/wallet-contract';
import { runLedgerCheck } from '../check/run-check';
import { deposit } from '../ledger/deposit';
import { hold, release } from '../ledger/hold';
import { changeLimit } from '../ledger/limits';
import { convert } from '../ledger/move';
import { capture } from '../ledger/payment';
import { refund } from '../ledger/refund';
import { hasMoved } from '../transactions/transaction.sql';
import { earningsOf } from '../wallets/earnings.sql';
import type { Split } from '../ledger/split';
import { demoEarnings, demoLimits, demoPayout, demoTravellers, nearlyUsed } from './demo.data';

interface DemoCompany {
  id: string;
  currency: string;
}

/**
 * Creates months of movements through the production functions: limits, deposits, holds, payments, refunds, a conversion, and requests that
 * wait for a second person. Does nothing if money has moved already.
 */
export async function loadDemoWallets(kernel: Kernel): Promise<void> {
  if (await hasMoved(kernel.db)) return;
  await systemChange(kernel, async (tx, record) => {
    const found = await tx
      .selectFrom('companies')
      .select(['id', 'name', 'currency'])
      .where('status', '=', 'active')
      .execute();
    const companies = new Map(found.map(({ name, ...company }) => [name, company]));
    await setLimits(tx, record, companies);
    for (const [index, [name, size]] of demoTravellers.entries()) {
      const company = companies.get(name);
      if (!company) continue;
      await travel(tx, record, company, { size, index, owner: earnsFor(name, companies) });
    }
    const spent = companies.get(nearlyUsed.company);
    if (spent)
      await book(tx, record, spent, { amount: nearlyUsed.used, ago: 2, until: -1, reference: 'QX7TLM' });
    await convertSome(tx, record, companies.get('Gulf Horizons Dubai'));
    await askForSecond(tx, record, companies, kernel);
  });
  await runLedgerCheck(kernel, 'whole');
}

async function setLimits(
  tx: Tx,
  record: Recorder,
  companies: ReadonlyMap<string, DemoCompany>,
): Promise<void> {
  for (const [name, limit] of demoLimits) {
    const company = companies.get(name);
    if (!company) continue;
    const { id: companyId, currency } = company;
    const at = ago(170);
    await changeLimit(tx, record, null, { companyId, limit: whole(limit, currency), reason: 'Contract', at });
  }
}

/** Creates five months of one company: deposits, bookings, and some refunds. */
async function travel(
  tx: Tx,
  record: Recorder,
  company: DemoCompany,
  { size, index, owner }: { size: number; index: number; owner: Earner | null },
): Promise<void> {
  for (const month of [4, 3, 2, 1, 0]) {
    const start = month * 30 + 6 + index;
    if (month % 2 === 0)
      await payIn(tx, record, company, { amount: size * 4, ago: start + 3, index: index + month });
    const reference = pnr(index * 10 + month);
    // The first two companies have an open hold that is overdue.
    const until = month === 0 && index > 1 ? -index : start - 1;
    const booked = await book(tx, record, company, {
      amount: size + month * 3,
      ago: start,
      until,
      reference,
    });
    if (month === 0) continue;
    if (month === 3) {
      await release(tx, record, null, { ...booked, at: ago(start - 1) });
      continue;
    }
    const paymentId = await capture(tx, record, null, {
      ...booked,
      ...(owner && { split: splitOf(owner, size + month * 3, company.currency) }),
      at: ago(start - 1),
    });
    if (month === 2 && index % 2 === 0) {
      const amount = whole(Math.round(size * 0.7), company.currency);
      await refund(tx, record, null, {
        paymentId,
        amount,
        note: 'Canceled by the traveler',
        at: ago(start - 4),
      });
    }
  }
}

interface Earner {
  companyId: string;
  income: number;
  earnings: number;
}

/** Returns the owner of the markup rule on a company's payments, with its shares; null if nobody earns from them. */
function earnsFor(name: string, companies: ReadonlyMap<string, DemoCompany>): Earner | null {
  const found = demoEarnings[name];
  const owner = found && companies.get(found.owner);
  return owner ? { companyId: owner.id, income: found.income, earnings: found.earnings } : null;
}

/** Splits a payment between the supplier, the platform and the rule's owner (ADR 80). */
function splitOf({ companyId, income, earnings }: Earner, paid: number, currency: string): Split {
  const [platform, earned] = [income, earnings].map((percent) => Math.round((paid * percent) / 100));
  return {
    net: whole(paid - (platform ?? 0) - (earned ?? 0), currency),
    income: whole(platform ?? 0, currency),
    earnings: [{ companyId, amount: whole(earned ?? 0, currency) }],
  };
}

async function payIn(
  tx: Tx,
  record: Recorder,
  { id: companyId, currency }: DemoCompany,
  { amount, ago: days, index }: { amount: number; ago: number; index: number },
): Promise<void> {
  await deposit(tx, record, null, {
    companyId,
    amount: whole(amount, currency),
    method: depositMethods[index % depositMethods.length] ?? 'bank',
    reference: `TT-${20_400 + index * 7}`,
    receivedOn: ago(days).toISOString().slice(0, 10),
    note: null,
    proofId: null,
    at: ago(days),
  });
}

/** Places a hold `days` ago that expires `until` days ago, or in the future if `until` is negative. */
async function book(
  tx: Tx,
  record: Recorder,
  { id: companyId, currency }: DemoCompany,
  { amount, ago: days, until, reference }: { amount: number; ago: number; until: number; reference: string },
) {
  const owner = { kind: 'booking', id: newId() };
  const [at, expiresAt] = [ago(days), ago(until)];
  const input = { companyId, amount: whole(amount, currency), owner, reference, expiresAt, at };
  return { holdId: await hold(tx, record, null, input), owner };
}

async function convertSome(tx: Tx, record: Recorder, company: DemoCompany | undefined): Promise<void> {
  if (!company) return;
  const amount = whole(1_000, company.currency);
  try {
    const { rate } = await rateAt(tx, { from: company.currency, to: 'USD' }, new Date());
    await convert(tx, record, null, { companyId: company.id, amount, rate, note: 'Hotels paid in dollars' });
  } catch (error) {
    // Without a rate there is no demo conversion.
    if (!(error instanceof Problem)) throw error;
  }
}

/** Requests a deposit by a company, and an adjustment and a payout by staff; all wait for approval. */
async function askForSecond(
  tx: Tx,
  record: Recorder,
  companies: ReadonlyMap<string, DemoCompany>,
  kernel: Kernel,
): Promise<void> {
  const nile = companies.get('Nile Travel');
  const paris = companies.get('Méridien Paris');
  const agent = await demoActor(tx, 'agent@nile.example');
  if (nile && agent) {
    const input = {
      amount: whole(25_000, nile.currency),
      method: 'cheque' as const,
      reference: 'CHQ 004417',
      received_on: ago(1).toISOString().slice(0, 10),
      note: 'Handed in at the Cairo office',
      proof_id: null,
    };
    await askDeposit(tx, record, agent, { companyId: nile.id, input }, kernel);
  }
  const clerk = await demoActor(tx, 'viewer@traveldesk.example');
  if (paris && clerk) {
    const amount = whole(85, paris.currency);
    const reason = 'The bank took its fee from our side twice';
    const input = { amount, direction: 'in' as const, reason, reference: 'BNK-7719', proof_id: null };
    await askAdjustment(tx, record, clerk, { companyId: paris.id, input }, kernel);
  }
  const group = companies.get(demoPayout.company);
  if (group && clerk) {
    const [earned] = await earningsOf(tx, group.id);
    if (!earned) return;
    const half = moneyOf(BigInt(earned.balance) / 2n, earned.currency);
    const input = { amount: half, to: 'bank' as const, reason: demoPayout.reason, reference: null };
    await askPayout(tx, record, clerk, { companyId: group.id, input }, kernel);
  }
}

/** Returns a demo user as an actor; null if the user no longer exists. */
async function demoActor(tx: Tx, email: string): Promise<Actor | null> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'type', 'company_id', 'language'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return null;
  const { id, company_id: companyId, ...known } = user;
  return { ...known, userId: id, companyId, permissions: new Set(), passwordChanged: true, tokenId: id };
}

function whole(amount: number, currency: string): Money {
  const { amount: zero } = moneyOf(0, currency);
  return { amount: zero.replace(/^0/, String(amount)), currency };
}

const ago = (days: number) => new Date(Date.now() - days * dayMs);

const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** Returns six characters like an airline's PNR (TRAVEL-RULES 21). */
function pnr(number: number): string {
  return Array.from({ length: 6 }, (_, place) => letters[(number * 7 + place * 5 + 3) % letters.length]).join(
    '',
  );
}
