import { sql } from 'kysely';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { isoOf, type Db } from '@traveldesk/shared-server';
import type { Balance, BalanceQuery, Trend } from '@traveldesk/wallet-contract';
import { ledgerState } from '../ledger/state';
import { visibleCompany, type Viewer } from '../scope';
import { emptyWallet, walletOf, walletsAt, walletsOf, type WalletRow } from './wallets.sql';

/** A company's wallets, now or at an instant; throws a 404 for one out of sight. */
export async function readBalance(db: Db, id: string, { at }: BalanceQuery, actor: Viewer): Promise<Balance> {
  const { currency: own, ...company } = await visibleCompany(db, id, actor);
  const instant = at === undefined ? new Date() : new Date(at);
  const wallets = await ownFirst(db, id, own);
  const past = at === undefined ? null : await walletsAt(db, id, instant);
  const rows = past ? wallets.map((wallet) => wasThen(wallet, past)) : wallets;
  return {
    company,
    at: isoOf(instant),
    data: rows.map((row) => walletOf(row, own)),
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

/** The company's own currency has a wallet, also before anything was put into it. */
async function ownFirst(db: Db, id: string, own: string): Promise<WalletRow[]> {
  const rows = await walletsOf(db, id);
  const [mine = emptyWallet(own)] = rows.filter(({ currency }) => currency === own);
  return [mine, ...rows.filter(({ currency }) => currency !== own)];
}

/** Whether an amount could be held now: for those who may book and not see money. */
export async function isEnough(
  db: Db,
  id: string,
  { amount, currency }: { amount: string; currency: string },
  actor: Viewer,
): Promise<boolean> {
  await visibleCompany(db, id, actor);
  const wallet = (await walletsOf(db, id)).find((row) => row.currency === currency);
  if (!wallet) return false;
  return wallet.balance + wallet.creditLimit - wallet.held >= minorUnits({ amount, currency });
}

const dayLength = 24 * 3_600_000;

/** The balance at the end of each of the last days, in UTC; the last one is today so far. */
export async function readTrend(
  db: Db,
  id: string,
  { currency, days }: { currency: string; days: number },
  actor: Viewer,
): Promise<Trend> {
  await visibleCompany(db, id, actor);
  const today = Math.floor(Date.now() / dayLength) * dayLength;
  const ends = Array.from({ length: days }, (_, index) => new Date(today - (days - 2 - index) * dayLength));
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
      day: isoOf(new Date((ends[index]?.getTime() ?? 0) - dayLength)).slice(0, 10),
      balance: moneyOf(balance ?? 0, currency),
    })),
  };
}
