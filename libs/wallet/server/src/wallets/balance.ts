import { sql } from 'kysely';
import { convert } from '@traveldesk/currencies-contract';
import { rateAt } from '@traveldesk/currencies-server';
import { dayMs, minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { isoOf, snapshot, type Db } from '@traveldesk/shared-server';
import type { Balance, BalanceQuery, Enough, Trend } from '@traveldesk/wallet-contract';
import { ledgerState } from '../ledger/state';
import { visibleCompany, type Viewer } from '../scope';
import { earningsAt, earningsOf } from './earnings.sql';
import { emptyWallet, walletOf, walletsAt, walletsOf, type WalletRow } from './wallets.sql';

/** Returns a company's wallets and earnings, now or at an instant, in one snapshot. Throws a 404 if the reader may not see the company. */
export function readBalance(db: Db, id: string, query: BalanceQuery, actor: Viewer): Promise<Balance> {
  return snapshot(db, (tx) => balanceIn(tx, id, query, actor));
}

async function balanceIn(db: Db, id: string, { at }: BalanceQuery, actor: Viewer): Promise<Balance> {
  const { currency: own, ...company } = await visibleCompany(db, id, actor);
  const instant = at === undefined ? new Date() : new Date(at);
  const wallets = await ownFirst(db, id, own);
  const past = at === undefined ? null : await walletsAt(db, id, instant);
  const rows = past ? wallets.map((wallet) => wasThen(wallet, past)) : wallets;
  const earned = past ? await earningsAt(db, id, instant) : await earningsOf(db, id);
  return {
    company,
    at: isoOf(instant),
    data: rows.map((row) => walletOf(row, own)),
    earnings: earned.map(({ currency, balance }) => ({ currency, balance: moneyOf(balance, currency) })),
    ledger: await ledgerState(db),
  };
}

function wasThen(wallet: WalletRow, past: Awaited<ReturnType<typeof walletsAt>>): WalletRow {
  const then = past.get(wallet.currency);
  return {
    ...wallet,
    balance: BigInt(then?.balance ?? 0),
    held: BigInt(then?.held ?? 0),
    creditLimit: BigInt(then?.credit_limit ?? 0),
  };
}

/** Lists the wallet in the company's own currency first, empty if none exists yet. */
async function ownFirst(db: Db, id: string, own: string): Promise<WalletRow[]> {
  const rows = await walletsOf(db, id);
  const [mine = emptyWallet(own)] = rows.filter(({ currency }) => currency === own);
  return [mine, ...rows.filter(({ currency }) => currency !== own)];
}

/**
 * Whether an amount could be held now, for callers who may book but not see balances. Without a wallet in its currency the company's own
 * wallet would pay at the current rate; throws a 422 if none is recent enough. Always false for a suspended company or a ledger that is not
 * `whole`.
 */
export async function readEnough(db: Db, id: string, price: Money, actor: Viewer): Promise<Enough> {
  const { currency: own, status } = await visibleCompany(db, id, actor);
  const [ledger, suspended] = [await ledgerState(db), status === 'suspended'];
  if (suspended || ledger !== 'whole') return { enough: false, ledger, suspended };
  const wallets = await ownFirst(db, id, own);
  const wallet =
    wallets.find(({ currency }) => currency === price.currency) ?? wallets[0] ?? emptyWallet(own);
  const { rate } = await rateAt(db, { from: price.currency, to: wallet.currency }, new Date());
  const enough = wallet.balance + wallet.creditLimit - wallet.held >= minorUnits(convert(price, rate));
  return { enough, ledger, suspended };
}

/** Returns the balance at the end of each of the last days in UTC; the last one is today so far. */
export async function readTrend(
  db: Db,
  id: string,
  { currency, days }: { currency: string; days: number },
  actor: Viewer,
): Promise<Trend> {
  await visibleCompany(db, id, actor);
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const ends = Array.from({ length: days }, (_, index) => new Date(today - (days - 2 - index) * dayMs));
  const { rows } = await sql<{ balance: number | bigint | null }>`
    select (
      select balance from ledger_entries
      where account_id = a.id and created_at < days.last order by created_at desc, version desc limit 1
    ) as balance
    from unnest(${ends}::timestamptz[]) with ordinality as days(last, place)
    left join ledger_accounts as a
      on a.company_id = ${id} and a.kind = 'wallet' and a.currency = ${currency}
    order by days.place`.execute(db);
  return {
    data: rows.map(({ balance }, index) => ({
      day: isoOf(new Date((ends[index]?.getTime() ?? 0) - dayMs)).slice(0, 10),
      balance: moneyOf(balance ?? 0, currency),
    })),
  };
}
