import { givenRates } from '@traveldesk/currencies-server/testing';
import { convert as inDollars, type ConversionRate } from '@traveldesk/currencies-contract';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import type { LedgerState } from '@traveldesk/wallet-contract';
import { expire, release } from '../ledger/hold';
import { adjust, convert, transfer } from '../ledger/move';
import { capture } from '../ledger/payment';
import { payOut } from '../ledger/payout';
import { refund } from '../ledger/refund';
import { reverse } from '../ledger/reverse';
import {
  addWallet,
  depositBody,
  euros,
  ledgerOf,
  personOf,
  suspend,
  walletModules,
} from '../testing/wallet-api';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

/** A euro in dollars, at a rate older than the settings allow (refused after ten days). */
const staleRate: ConversionRate = {
  from: 'EUR',
  to: 'USD',
  at: daysAgo(20),
  legs: [{ id: newId(), base: 'EUR', quote: 'USD', rate: '1.25', valid_from: daysAgo(20), source: 'manual' }],
};

describeOnDatabase('money while the ledger is stopped or unchecked', (makeApi) => {
  let api: TestApi;
  let ledger: ReturnType<typeof ledgerOf>;
  let nile: string;
  let delta: string;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    ledger = ledgerOf(api);
    nile = await addWallet(api, 'Nile', '500.00');
    delta = await addWallet(api, 'Delta', '10.00');
  });
  const say = (state: LedgerState) => api.kernel.db.updateTable('ledger_state').set({ state }).execute();
  afterEach(() => say('whole'));

  it.each(['stopped', 'unchecked'] as const)(
    '%s: no new movement starts, by function or by API call',
    async (state) => {
      const paid = await ledger.pay(nile, euros('1.00'));
      const staff = await personOf(api, {
        permissions: ['add_deposits', 'adjust_wallets', 'add_payouts', 'convert_wallets'],
      });
      await say(state);
      const version = (await ledger.wallet(nile)).version;
      const refused = { status: 503, code: `ledger_${state}` };
      const move = { amount: euros('1.00'), reference: null, note: null };
      const correction = {
        amount: euros('1.00'),
        direction: 'in',
        reason: 'Paid twice',
        reference: null,
      } as const;
      const payout = { amount: euros('1.00'), to: 'bank', reason: 'Earned', reference: null } as const;
      for (const work of [
        ledger.pay(nile, euros('1.00')),
        ledger.hold(nile, euros('1.00')),
        ledger.run(transfer, { fromCompanyId: nile, toCompanyId: delta, ...move }),
        ledger.run(convert, { companyId: nile, amount: euros('1.00'), rate: staleRate, note: null }),
        ledger.run(adjust, { companyId: nile, ...correction, proofId: null, approvalId: newId() }),
        ledger.run(payOut, { companyId: nile, ...payout, approvalId: newId() }),
        ledger.run(reverse, { transactionId: paid, reason: 'Bounced' }),
      ]) {
        await expect(work).rejects.toMatchObject(refused);
      }
      const to = inDollars(euros('1.00'), staleRate);
      for (const [path, body] of [
        [`/companies/${nile}/deposit`, depositBody('1.00')],
        [`/companies/${nile}/adjustments`, { ...correction, proof_id: null }],
        [`/companies/${nile}/payouts`, payout],
        [`/companies/${nile}/conversions`, { from: euros('1.00'), to, note: null }],
        [`/transactions/${paid}/reverse`, { reason: 'Cheque bounced' }],
      ] as const) {
        const { status, body: answer } = await staff('POST', path, body);
        expect([path, status, answer.code]).toEqual([path, 503, `ledger_${state}`]);
        expect(answer.message).toContain(
          'no new amounts can be blocked, paid in or out, adjusted or converted',
        );
      }
      expect((await ledger.wallet(nile)).version).toBe(version);
    },
  );

  describe('a waiting request is approved only after a clean check', () => {
    const given = { reason: 'Bank statement of November', reference: null };
    beforeAll(async () => {
      const split = {
        net: euros('0.00'),
        income: euros('0.00'),
        earnings: [{ companyId: nile, amount: euros('3.00') }],
      };
      const holdId = await ledger.hold(delta, euros('3.00'));
      await ledger.run(capture, { holdId, owner: ledger.owner, split });
    });

    it.each<[string, (paymentIn: string) => [path: string, body: object], number]>([
      ['a deposit', () => [`/companies/${nile}/deposit`, depositBody('7.00')], 700],
      [
        'an adjustment',
        () => [
          `/companies/${nile}/adjustments`,
          { ...given, amount: euros('2.00'), direction: 'out', proof_id: null },
        ],
        -200,
      ],
      [
        'a payout',
        () => [`/companies/${nile}/payouts`, { ...given, amount: euros('3.00'), to: 'wallet' }],
        300,
      ],
      [
        'a reversal',
        (paymentIn) => [`/transactions/${paymentIn}/reverse`, { reason: 'Cheque bounced' }],
        -400,
      ],
    ])('%s', async (_, asking, change) => {
      const agent = await personOf(api, {
        type: 'company',
        companyId: nile,
        permissions: ['add_deposits', 'adjust_wallets', 'add_payouts'],
      });
      const second = await personOf(api, {
        permissions: ['show_approvals', 'approve_deposits', 'approve_adjustments', 'approve_payouts'],
      });
      const asked = await agent('POST', ...asking(await ledger.pay(nile, euros('4.00'))));
      const request = `/approvals/${asked.body.data.approval_id}`;
      const before = Number((await ledger.wallet(nile)).balance);
      for (const state of ['stopped', 'unchecked'] as const) {
        await say(state);
        const refused = await second('POST', `${request}/approve`, {});
        expect([refused.status, refused.body.code]).toEqual([503, `ledger_${state}`]);
        expect((await second('GET', request)).body.state).toBe('new');
        expect(Number((await ledger.wallet(nile)).balance)).toBe(before);
      }
      await say('whole');
      expect((await second('POST', `${request}/approve`, {})).status).toBe(200);
      expect(Number((await ledger.wallet(nile)).balance)).toBe(before + change);
    });
  });

  it('operations confirmed by a supplier are posted anyway, also for a suspended company or at an old rate', async () => {
    const id = await addWallet(api, 'Under way', '200.00');
    await ledger.run(convert, { companyId: id, amount: euros('100.00'), rate: staleRate, note: null });
    const dollars = (amount: string) => ({ amount, currency: 'USD' });
    const { owner } = ledger;
    const [taken, part, freed, late] = [
      await ledger.hold(id, dollars('50.00')),
      await ledger.hold(id, euros('40.00')),
      await ledger.hold(id, dollars('20.00')),
      await ledger.hold(id, euros('10.00')),
    ];
    const paymentId = await ledger.run(capture, { holdId: await ledger.hold(id, dollars('5.00')), owner });
    await suspend(api, id);
    for (const state of ['stopped', 'unchecked'] as const) {
      await say(state);
      await ledger.run(refund, { paymentId, amount: dollars('2.50') });
    }
    await ledger.run(capture, { holdId: taken, owner });
    await ledger.run(capture, { holdId: part, owner, amount: euros('15.00') });
    await ledger.run(release, { holdId: freed, owner });
    await ledger.run(expire, { holdId: late, owner });
    // The conversion gave 125 dollars: fifty are captured, five captured and refunded.
    expect(await ledger.wallet(id, 'USD')).toMatchObject({ balance: 7_500, held: 0 });
    expect(await ledger.wallet(id)).toMatchObject({ balance: 8_500, held: 0 });
    await say('whole');
    // New movements are refused because of the rate or the company.
    await expect(ledger.hold(id, euros('1.00'))).rejects.toMatchObject({ code: 'account_closed' });
  });

  it('a conversion at a too old rate is refused even with a correct ledger', async () => {
    await givenRates(api, { quote: 'USD', rate: '1.25', valid_from: new Date(daysAgo(20)) });
    const staff = await personOf(api, { permissions: ['convert_wallets'] });
    const wanted = { from: euros('1.00'), to: { amount: '1.25', currency: 'USD' }, note: null };
    const refused = await staff('POST', `/companies/${nile}/conversions`, wanted);
    expect([refused.status, refused.body.code]).toEqual([422, 'rate_too_old']);
  });
});
