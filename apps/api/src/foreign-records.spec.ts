import { existsSync } from 'node:fs';
import path from 'node:path';
import { newId, systemChange } from '@traveldesk/shared-server';
import { addCompany, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { createUser, insertRole, systemAccess } from '@traveldesk/users-server';
import { capture, refund } from '@traveldesk/wallet-server';
import {
  depositBody,
  euros,
  ledgerOf,
  personOf,
  setStatus,
  type Caller,
} from '@traveldesk/wallet-server/testing';
import { foreignCalls, triedElsewhere, type ForeignCall } from './foreign-records.table';
import { modules } from './modules';
import { routePermissions } from './route-permissions.table';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Routes about one record, with the kind of the record: the first part of their path. */
const routes = Object.keys(routePermissions)
  .filter((route) => route.includes('{id}'))
  .map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { route, method: method as Method, path, kind: path.split('/{id}')[0] ?? '' };
  });
const isElsewhere = (path: string) => triedElsewhere.some(([start]) => path.startsWith(start));

/** SECURITY 34: a role may give a company's user a staff permission, but never access to records of other companies. */
describe('a record of another company', () => {
  let api: TestApi;
  let agent: Caller;
  let own: { company: string; country: string; city: string };
  let theirs: string;
  let calls: Record<string, ForeignCall>;
  /** Records of the other company in their different states, by the beginning of the path. */
  const records = new Map<string, string[]>();
  const nested = {
    tokenId: newId(),
    proofId: newId(),
    supplierId: newId(),
    commentId: newId(),
    rateId: newId(),
  };

  beforeAll(async () => {
    api = await startTestApi({ modules });
    const { kernel } = api;
    const permissions = [...kernel.permissions];
    theirs = await addCompany(api, { name: 'Theirs', currency: 'EUR' });
    const suspended = await addCompany(api, { name: 'Theirs, suspended', currency: 'EUR' });
    await setStatus(api, suspended, 'suspended');
    const ours = await addCompany(api, { name: 'Ours', currency: 'EUR' });
    const { country_id: country } = await kernel.db
      .selectFrom('companies')
      .select('country_id')
      .where('id', '=', ours)
      .executeTakeFirstOrThrow();
    const { id: city } = await kernel.db
      .selectFrom('cities')
      .select('id')
      .where('code', '=', 'CAI')
      .executeTakeFirstOrThrow();
    own = { company: ours, country, city };
    calls = foreignCalls(own);
    agent = await personOf(api, { type: 'company', companyId: ours, permissions });
    const staff = await personOf(api, { permissions });
    const clerk = await personOf(api, { type: 'company', companyId: theirs, permissions });
    records.set('/companies', [theirs, suspended]);
    records.set('/users', [clerk.id, await invited()]);
    records.set('/users_roles', [await role()]);
    records.set('/transactions', await transactions());
    records.set('/approvals', await approvals(staff, clerk));
    records.set('/tasks', [await made(staff, '/tasks', { ...body('PUT /tasks/{id}'), client_id: theirs })]);
    const traveller = { ...body('PUT /travellers/{id}'), company_id: theirs };
    records.set('/travellers', [await made(staff, '/travellers', traveller)]);
    const manual = { ...body('PUT /flights/manual-bookings/{id}'), company_id: theirs };
    records.set('/flights/manual-bookings', [await made(staff, '/flights/manual-bookings', manual)]);
    const stay = { ...body('PUT /hotels/manual-bookings/{id}'), company_id: theirs };
    const stays = [await made(staff, '/hotels/manual-bookings', stay)];
    records.set('/hotels/manual-bookings', stays);
    records.set('/hotels/bookings', stays);
    nested.tokenId = await made(
      staff,
      `/companies/${theirs}/generate-token`,
      body('POST /companies/{id}/generate-token'),
    );
    const proof = body('POST /companies/{id}/deposit-proofs');
    nested.proofId = await made(staff, `/companies/${theirs}/deposit-proofs`, proof);
  });
  afterAll(() => api.close());

  const body = (route: string): object => calls[route]?.body ?? {};
  const made = async (caller: Caller, path: string, input: object): Promise<string> => {
    const answer = await caller('POST', path, input);
    if (answer.status >= 300) throw new Error(`${path} ${JSON.stringify(answer.body)}`);
    return answer.body.data.id ?? answer.body.data.approval_id;
  };
  const invited = () =>
    systemChange(api.kernel, async (tx, record) => {
      const facts = { name: 'Omar', email: `${newId()}@user.example`, language: 'en' } as const;
      const place = { type: 'company', companyId: theirs, status: 'invited', roleIds: [] } as const;
      return (await createUser(tx, record, systemAccess, { ...facts, ...place })).id;
    });
  const role = () =>
    systemChange(api.kernel, (tx) =>
      insertRole(tx, { name: newId(), companyId: theirs, permissions: ['show_tasks'] }),
    );
  /** A deposit, a payment and its refund. */
  const transactions = async () => {
    const { pay, hold, run, owner } = ledgerOf(api);
    const deposit = await pay(theirs, euros('50.00'));
    const holdId = await hold(theirs, euros('10.00'));
    const payment = await run(capture, { holdId, owner });
    const refunded = await run(refund, { paymentId: payment, amount: euros('1.00') });
    return [deposit, payment, refunded];
  };
  /** Requests for approval: by the company, by staff about the company, and a decided one. */
  const approvals = async (staff: Caller, clerk: Caller) => {
    const deposit = `/companies/${theirs}/deposit`;
    const adjustment = body('POST /companies/{id}/adjustments');
    const asked = await made(clerk, deposit, depositBody('1.00'));
    const decided = await made(clerk, deposit, depositBody('2.00'));
    await clerk('POST', `/approvals/${decided}/cancel`, {});
    return [asked, await made(staff, `/companies/${theirs}/adjustments`, adjustment), decided];
  };

  const ask = async (method: Method, path: string, { body: sent, query }: ForeignCall = {}) => {
    const url = query ? `${path}?${query}` : path;
    const { status, body: said } = await agent(method, url, sent, { 'if-match': '"1"' });
    const { request_id: _, ...answer } = said as Record<string, unknown>;
    return { status, answer };
  };
  const filled = (path: string, id: string, keys: Record<string, string> = nested) =>
    path
      .replace('{id}', id)
      .replace('{kind}', 'receipt')
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => keys[name] ?? newId());

  it('is tested here or elsewhere for every route about a record', () => {
    const untried = routes.filter(({ kind, path }) => !records.has(kind) && !isElsewhere(path));
    expect(untried.map(({ route }) => route)).toEqual([]);
    const specs = triedElsewhere.map(([, where]) => where).filter((where) => where.startsWith('libs/'));
    expect(specs.filter((spec) => !existsSync(path.join(__dirname, '../../..', spec)))).toEqual([]);
  });

  it('answers like an unknown one, in every state and for every call', async () => {
    const differing: unknown[] = [];
    for (const { route, method, path, kind } of routes.filter((one) => records.has(one.kind))) {
      const missing = await ask(method, filled(path, newId(), {}), calls[route]);
      for (const id of records.get(kind) ?? []) {
        const foreign = await ask(method, filled(path, id), calls[route]);
        const isAlike = JSON.stringify(foreign) === JSON.stringify(missing);
        if (!isAlike || missing.status !== 404) differing.push({ route, foreign, missing });
      }
    }
    expect(differing).toEqual([]);
  });

  it('cannot be reached through the caller’s own company either', async () => {
    for (const { method, path } of routes.filter((one) => /\{(tokenId|proofId)\}/.test(one.path))) {
      const foreign = await ask(method, filled(path, own.company));
      expect({ path, ...foreign }).toEqual({ path, ...(await ask(method, filled(path, own.company, {}))) });
      expect(foreign.status).toBe(404);
    }
  });
});
