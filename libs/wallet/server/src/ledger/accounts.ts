import type { Selectable } from 'kysely';
import type { AccountKind } from '@traveldesk/wallet-contract';
import { newId, placesOf, send, type Tx } from '@traveldesk/shared-server';
import type { LedgerAccountsTable } from '../wallet.tables';

/** Key of an account: a company's wallet in a currency, or an opposite account. */
export interface AccountRef {
  companyId: string;
  currency: string;
  kind: AccountKind;
}

/** An account locked until the transaction ends. Amounts in minor units. */
export interface LockedAccount extends AccountRef {
  id: string;
  balance: bigint;
  held: bigint;
  creditLimit: bigint;
  version: number;
  threshold: bigint | null;
  settingsVersion: number;
}

/**
 * Locks the accounts in the order of their ids, before other rows refer to them, so that transactions cannot deadlock (SECURITY 5). Creates
 * missing accounts. Returns them in the order of `refs`.
 */
export async function lockAccounts<const Refs extends readonly AccountRef[]>(
  tx: Tx,
  refs: Refs,
): Promise<{ [Index in keyof Refs]: LockedAccount }> {
  let locked = await locking(tx, refs);
  const missing = refs.filter((ref) => !locked.has(keyOf(ref)));
  if (missing.length > 0) {
    await open(tx, missing);
    locked = await locking(tx, refs);
  }
  return refs.map((ref) => {
    const account = locked.get(keyOf(ref));
    if (!account) throw new Error(`There is no account ${keyOf(ref)}.`);
    return account;
  }) as { [Index in keyof Refs]: LockedAccount };
}

/** Returns the available amount of a wallet (TRAVEL-RULES 31). */
export function availableOf({
  balance,
  creditLimit,
  held,
}: Pick<LockedAccount, 'balance' | 'creditLimit' | 'held'>) {
  return balance + creditLimit - held;
}

const lockText = (refs: number) => `
  select * from "ledger_accounts" where (company_id, currency, kind) in (${placesOf(3, refs)}) order by id for update`;

async function locking(tx: Tx, refs: readonly AccountRef[]): Promise<Map<string, LockedAccount>> {
  const asked = refs.flatMap(({ companyId, currency, kind }) => [companyId, currency, kind]);
  const rows = await send<Selectable<LedgerAccountsTable>>(tx, lockText(refs.length), asked);
  return new Map(
    rows.map((row) => {
      const account: LockedAccount = {
        id: row.id,
        companyId: row.company_id,
        currency: row.currency,
        kind: row.kind,
        balance: BigInt(row.balance),
        held: BigInt(row.held),
        creditLimit: BigInt(row.credit_limit),
        version: row.version,
        threshold: row.threshold === null ? null : BigInt(row.threshold),
        settingsVersion: row.settings_version,
      };
      return [keyOf(account), account];
    }),
  );
}

async function open(tx: Tx, refs: readonly AccountRef[]): Promise<void> {
  const rows = refs.map(({ companyId, currency, kind }) => ({
    id: newId(),
    company_id: companyId,
    currency,
    kind,
  }));
  await tx
    .insertInto('ledger_accounts')
    .values(rows.sort((a, b) => (keyOfRow(a) < keyOfRow(b) ? -1 : 1)))
    .onConflict((conflict) => conflict.constraint('ledger_accounts_one').doNothing())
    .execute();
}

const keyOf = ({ companyId, currency, kind }: AccountRef) => `${companyId} ${currency} ${kind}`;
const keyOfRow = (row: { company_id: string; currency: string; kind: string }) =>
  `${row.company_id} ${row.currency} ${row.kind}`;
