import { sql } from 'kysely';
import { describeOnBoth, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { newId } from '@traveldesk/shared-server';
import { checkLedger } from '../check/check-ledger';
import {
  addWallet,
  depositBody,
  euros,
  givePower,
  ledgerOf,
  personOf,
  setRate,
  suspend,
  walletModules,
  type Caller,
} from '../testing/wallet-api';

const money = ['add_deposits', 'convert_wallets', 'show_transactions'];
const dollars = (amount: string) => ({ amount, currency: 'USD' });

/** The limit is EUR 1,000 a day; a euro is 1.25 dollars. */
async function startDesk(makeApi: (options: { modules: typeof walletModules }) => Promise<TestApi>) {
  const api = await makeApi({ modules: walletModules });
  await api.kernel.db
    .updateTable('wallet_settings')
    .set({ deposit_limit: 100_000n, currency: 'EUR' })
    .execute();
  await setRate(api, '1.25');
  return api;
}

const deskOf = (api: () => TestApi) => ({
  clerk: () => personOf(api(), { permissions: money }),
  second: (more: readonly string[] = []) =>
    personOf(api(), { permissions: ['approve_adjustments', 'show_approvals', ...more] }),
  pay: (caller: Caller, companyId: string, amount = euros('600.00')) =>
    caller('POST', `/companies/${companyId}/deposit`, depositBody('0', { amount })),
  convert: (caller: Caller, companyId: string, from = '600.00', to = '750.00') =>
    caller('POST', `/companies/${companyId}/conversions`, {
      from: euros(from),
      to: dollars(to),
      note: null,
    }),
  dollarsOf: async (companyId: string) => Number((await ledgerOf(api()).wallet(companyId, 'USD')).balance),
  eurosOf: async (companyId: string) => Number((await ledgerOf(api()).wallet(companyId)).balance),
});

const statusOf = ({ body }: Awaited<ReturnType<Caller>>) => body.data.status as string;

describeOnBoth('the sum that one person may move in a day', (makeApi) => {
  let api: TestApi;
  const { clerk, second, pay, convert, dollarsOf, eurosOf } = deskOf(() => api);
  beforeAll(async () => {
    api = await startDesk(makeApi);
  });

  it('adds up deposits and conversions over all wallets, in the currency of the limit', async () => {
    const one = await clerk();
    const [first, other] = [
      await addWallet(api, 'First', '9000.00'),
      await addWallet(api, 'Other', '9000.00'),
    ];
    expect(statusOf(await convert(one, first, '400.00', '500.00'))).toBe('posted');
    // EUR 300 at the rate.
    expect(statusOf(await pay(one, first, dollars('375.00')))).toBe('posted');
    expect(statusOf(await pay(one, other, euros('300.00')))).toBe('posted');
    for (const answer of [
      await pay(one, other, euros('0.01')),
      await pay(one, first, dollars('0.02')),
      await convert(one, other, '0.80', '1.00'),
    ]) {
      expect(statusOf(answer)).toBe('requested');
    }
    expect([await eurosOf(first), await dollarsOf(first)]).toEqual([860_000, 87_500]);
    expect([await eurosOf(other), await dollarsOf(other)]).toEqual([930_000, 0]);
    // After a day the sum starts again.
    await sql`
      update staff_movements set moved_at = moved_at - interval '24 hours' where author_id = ${one.id}`.execute(
      api.kernel.db,
    );
    expect(statusOf(await pay(one, other, euros('1000.00')))).toBe('posted');
    expect(statusOf(await pay(one, other, euros('0.01')))).toBe('requested');
  });

  it('is shared by all accounts to which one person gave power within a week', async () => {
    const [one, other, stranger] = [await clerk(), await clerk(), await clerk()];
    const id = await addWallet(api, 'Two accounts');
    await givePower(api, newId(), one.id, other.id);
    expect(statusOf(await pay(one, id))).toBe('posted');
    expect(statusOf(await pay(other, id))).toBe('requested');
    expect(statusOf(await pay(stranger, id))).toBe('posted');
    await sql`update power_grants set at = at - interval '8 days' where receiver_id = ${other.id}`.execute(
      api.kernel.db,
    );
    expect(statusOf(await pay(other, id))).toBe('posted');
  });

  it('does not limit a company’s own user, because conversions concern only that company', async () => {
    const id = await addWallet(api, 'Its own', '9000.00');
    const owner = await personOf(api, { type: 'company', companyId: id, permissions: money });
    expect(statusOf(await convert(owner, id, '2000.00', '2500.00'))).toBe('posted');
    expect(await dollarsOf(id)).toBe(250_000);
  });

  describe('a conversion that waits', () => {
    it('is shown in full, and a second person makes it at the shown rate', async () => {
      const id = await addWallet(api, 'Waiting', '9000.00');
      const author = await clerk();
      const asked = await convert(author, id, '2000.00', '2500.00');
      expect(asked.body).toMatchObject({
        message: 'The conversion of EUR\u00a02,000.00 to USD\u00a02,500.00 is waiting for approval.',
        data: { status: 'requested', transaction_id: null },
      });
      await setRate(api, '1.3');
      const request = `/approvals/${asked.body.data.approval_id}`;
      const approver = await second();
      const { body: shown } = await approver('GET', request);
      expect(shown).toMatchObject({
        kind: { key: 'wallet_conversion', name: 'Conversion' },
        title: 'Conversion of EUR\u00a02,000.00 to USD\u00a02,500.00, Waiting',
        amount: euros('2000.00'),
        may: { approve: true, approve_in_part: false },
        obstacle: null,
      });
      expect(shown.facts).toContainEqual({
        label: 'Becomes',
        value: { type: 'money', money: dollars('2500.00') },
      });
      expect(await author('POST', `${request}/approve`, {})).toMatchObject({ status: 403 });
      const approved = await approver('POST', `${request}/approve`, {});
      expect([approved.status, await eurosOf(id), await dollarsOf(id)]).toEqual([200, 700_000, 250_000]);
      const { body: made } = await author('GET', `/transactions/${approved.body.data.result.id}`);
      expect(made).toMatchObject({
        type: 'conversion',
        author: { id: author.id },
        approval_id: asked.body.data.approval_id,
        rate: { rate: '1.25' },
      });
      // Approved movements do not count.
      await setRate(api, '1.25');
      expect(statusOf(await convert(author, id, '1000.00', '1250.00'))).toBe('posted');
    });

    it('cannot be approved by the author of its rate', async () => {
      const id = await addWallet(api, 'Own rate', '9000.00');
      const approver = await second(['add_exchange_rates']);
      await approver('POST', '/exchange_rates', {
        base: 'EUR',
        quote: 'USD',
        rate: '1.26',
        valid_from: null,
      });
      const asked = await convert(await clerk(), id, '2000.00', '2520.00');
      const refused = await approver('POST', `/approvals/${asked.body.data.approval_id}/approve`, {});
      expect([refused.status, refused.body.code]).toEqual([422, 'rate_own']);
      await setRate(api, '1.25');
    });

    it('expires after a day: it can no longer be approved and says so, but can be declined', async () => {
      const id = await addWallet(api, 'Lapsed', '9000.00');
      const author = await clerk();
      const approver = await second();
      const request = `/approvals/${(await convert(author, id, '2000.00', '2500.00')).body.data.approval_id}`;
      await backdate(api, '23 hours 59 minutes');
      expect((await approver('GET', request)).body.obstacle).toBeNull();
      await backdate(api, '1 minute');
      const sentence =
        'The rate was kept for 24 hours, and they are over. Decline this request, or withdraw it: the conversion can be requested again.';
      for (const reader of [approver, author]) {
        expect((await reader('GET', request)).body).toMatchObject({
          may: { approve: false },
          obstacle: { code: 'conversion_lapsed', message: sentence },
        });
      }
      const late = await approver('POST', `${request}/approve`, {});
      expect([late.status, late.body.code, late.body.message]).toEqual([422, 'conversion_lapsed', sentence]);
      expect([await eurosOf(id), await dollarsOf(id)]).toEqual([900_000, 0]);
      expect((await approver('POST', `${request}/decline`, { reason: 'Too late' })).status).toBe(200);
    });
  });
});

/** Backdates all requests and changes nothing else. */
async function backdate({ kernel }: TestApi, by: string): Promise<void> {
  await sql`alter table approval_requests disable trigger user`.execute(kernel.db);
  await sql`update approval_requests set created_at = created_at - ${by}::interval`.execute(kernel.db);
  await sql`alter table approval_requests enable trigger user`.execute(kernel.db);
}

describeOnDatabase('simultaneous movements of one person', (makeApi) => {
  let api: TestApi;
  const { clerk, second, pay, convert, dollarsOf, eurosOf } = deskOf(() => api);
  beforeAll(async () => {
    api = await startDesk(makeApi);
  });
  const wallets = () => Promise.all(['A', 'B', 'C', 'D'].map((name) => addWallet(api, name, '9000.00')));

  it('exceed the limit once at most: deposits to four wallets', async () => {
    const one = await clerk();
    const ids = await wallets();
    const answers = await Promise.all(ids.map((id) => pay(one, id)));
    expect(answers.map(statusOf).sort()).toEqual(['posted', 'requested', 'requested', 'requested']);
  });

  it('exceed the limit once at most: deposits and conversions of several wallets', async () => {
    const one = await clerk();
    const [first = '', other = ''] = await wallets();
    const answers = await Promise.all([
      pay(one, first),
      convert(one, first),
      pay(one, other),
      convert(one, other),
    ]);
    expect(answers.map(statusOf).sort()).toEqual(['posted', 'requested', 'requested', 'requested']);
  });

  it('do not block another author', async () => {
    const [one, two] = [await clerk(), await clerk()];
    const [first = ''] = await wallets();
    const answers = await Promise.all([pay(one, first), pay(two, first), convert(one, first)]);
    expect(answers.map(statusOf).filter((status) => status === 'posted')).toHaveLength(2);
  });

  it('cannot both approve and decline a waiting conversion', async () => {
    const author = await clerk();
    const [one, two] = [await second(), await second()];
    for (let round = 0; round < 4; round += 1) {
      const id = await addWallet(api, `Decided ${round}`, '9000.00');
      const request = `/approvals/${(await convert(author, id, '2000.00', '2500.00')).body.data.approval_id}`;
      const [approved, declined] = await Promise.all([
        one('POST', `${request}/approve`, {}),
        two('POST', `${request}/decline`, { reason: 'No' }),
      ]);
      expect([approved.status, declined.status].sort()).toEqual([200, 422]);
      expect(await dollarsOf(id)).toBe(approved.status === 200 ? 250_000 : 0);
    }
  });

  it('leave the request waiting if the wallet cannot convert when it is decided', async () => {
    const author = await clerk();
    const approver = await second();
    const ask = async (id: string) =>
      `/approvals/${(await convert(author, id, '2000.00', '2500.00')).body.data.approval_id}/approve`;
    const [short, closed] = [
      await addWallet(api, 'Short', '2000.00'),
      await addWallet(api, 'Closed', '2000.00'),
    ];
    const [ofShort, ofClosed] = [await ask(short), await ask(closed)];
    await ledgerOf(api).hold(short, euros('0.01'));
    await suspend(api, closed);
    expect((await approver('POST', ofShort, {})).body.code).toBe('insufficient_funds');
    expect((await approver('POST', ofClosed, {})).body.code).toBe('account_closed');
    expect([await eurosOf(short), await eurosOf(closed)]).toEqual([200_000, 200_000]);
    const { rows } = await sql<{ state: string }>`
      select state from approval_requests where company_id in (${short}, ${closed})`.execute(api.kernel.db);
    expect(rows.map(({ state }) => state)).toEqual(['new', 'new']);
    expect(
      (await checkLedger(api.kernel.db, 'whole')).faults.filter(({ fault }) => fault !== 'hold_unowned'),
    ).toEqual([]);
  });
});
