import { sql } from 'kysely';
import { givenRates } from '@traveldesk/currencies-server/testing';
import type { Language, Money } from '@traveldesk/shared-contract';
import { newId, systemChange, type Recorder, type Tx } from '@traveldesk/shared-server';
import { addCompany, type TestApi } from '@traveldesk/shared-testing/server';
import { createUser, insertRole, systemAccess } from '@traveldesk/users-server';
import type { AccountKind } from '@traveldesk/wallet-contract';
import { deposit } from '../ledger/deposit';
import { hold } from '../ledger/hold';

export { walletModules } from './wallet-modules';

export const euros = (amount: string): Money => ({ amount, currency: 'EUR' });

/** Owner of the holds in tests. */
const testOwner = { kind: 'booking', id: newId() };

/** The ledger's functions for tests, each in its own transaction. */
export function ledgerOf({ kernel }: Pick<TestApi, 'kernel'>) {
  const run = <Input, Result>(
    work: (tx: Tx, record: Recorder, actor: null, input: Input) => Promise<Result>,
    input: Input,
  ) => systemChange(kernel, (tx, record) => work(tx, record, null, input));
  const owner = testOwner;
  return {
    run,
    owner,
    pay: (companyId: string, amount: Money) =>
      run(deposit, {
        companyId,
        amount,
        method: 'bank',
        reference: null,
        receivedOn: '2026-11-01',
        note: null,
        proofId: null,
      }),
    hold: (companyId: string, amount: Money, expiresAt: Date | null = null) =>
      run(hold, { companyId, amount, owner, reference: null, expiresAt }),
    /** Returns the wallet's amounts in minor units. */
    wallet: async (companyId: string, currency = 'EUR') => {
      const row = await kernel.db
        .selectFrom('ledger_accounts')
        .select(['balance', 'held', 'credit_limit', 'version'])
        .where('company_id', '=', companyId)
        .where('currency', '=', currency)
        .where('kind', '=', 'wallet')
        .executeTakeFirst();
      return row ?? { balance: 0, held: 0, credit_limit: 0, version: 0 };
    },
    /** Returns the balance of another euro account, in minor units. */
    account: async (companyId: string, kind: AccountKind) => {
      const row = await kernel.db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('company_id', '=', companyId)
        .where('currency', '=', 'EUR')
        .where('kind', '=', kind)
        .executeTakeFirst();
      return Number(row?.balance ?? 0);
    },
  };
}

/** Adds a company, with a deposit if `amount` is given. */
export async function addWallet(api: TestApi, name: string, amount?: string): Promise<string> {
  const id = await addCompany(api, { name, currency: 'EUR' });
  if (amount !== undefined) await ledgerOf(api).pay(id, euros(amount));
  return id;
}

/** Suspends a company. */
export const suspend = (api: TestApi, id: string) => setStatus(api, id, 'suspended');

export async function setStatus(
  { kernel }: TestApi,
  id: string,
  status: 'active' | 'suspended',
): Promise<void> {
  await sql`update companies set status = ${status} where id = ${id}`.execute(kernel.db);
}

/** Returns a caller for API requests with these headers; each POST gets a new idempotency key unless given. */
export function callerOf(api: TestApi, headers: { authorization: string }) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) => {
    const key: Record<string, string> = method === 'POST' ? { 'idempotency-key': newId() } : {};
    const answer = await api.inject({
      method,
      url: `/api/v1${url}`,
      headers: { ...headers, ...key, ...more },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
      raw: answer.rawPayload,
    };
  };
}

export type Caller = ReturnType<typeof callerOf>;

/** A request body for a deposit. */
export const depositBody = (amount: unknown, change: Record<string, unknown> = {}) => ({
  amount: { amount, currency: 'EUR' },
  method: 'bank',
  reference: null,
  received_on: '2026-11-01',
  note: null,
  proof_id: null,
  ...change,
});

interface Given {
  type?: 'staff' | 'company';
  companyId?: string | null;
  permissions?: readonly string[];
  language?: Language;
}

/** Adds a user with their own role and returns their API caller. */
export async function personOf(
  api: TestApi,
  given: Given = {},
): Promise<Caller & { id: string; headers: { authorization: string } }> {
  const { type = 'staff', companyId = null, permissions = [], language = 'en' } = given;
  const email = `${newId()}@user.example`;
  const { id } = await systemChange(api.kernel, async (tx, record) => {
    const roleId = await insertRole(tx, { name: newId(), permissions });
    const facts = { name: 'Mona Said', email, type, companyId, language, status: 'active' } as const;
    return createUser(tx, record, systemAccess, { ...facts, roleIds: [roleId] });
  });
  const headers = await api.signIn({ userId: id, name: 'Mona Said', type, companyId, permissions });
  return Object.assign(callerOf(api, headers), { id, headers });
}

/** Records that a user has just invited others. */
export async function givePower(api: TestApi, giver: string, ...receivers: string[]): Promise<void> {
  await api.kernel.db
    .insertInto('power_grants')
    .values(
      receivers.map((receiver) => ({ giver_id: giver, receiver_id: receiver, kind: 'invited' as const })),
    )
    .execute();
}

/** Sets the EUR/USD rate from now on. */
export async function setRate(api: TestApi, rate: string): Promise<void> {
  await givenRates(api, { quote: 'USD', rate });
}
