import { givenRates } from '@traveldesk/currencies-server/testing';
import type { Money } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { hold } from '../ledger/hold';
import { capture } from '../ledger/payment';
import { payOut } from '../ledger/payout';
import { refund } from '../ledger/refund';
import { reverse } from '../ledger/reverse';
import { addApproval } from '../testing/approval';
import { ledgerOf, walletModules } from '../testing/wallet-api';

const money = (amount: string, currency: string): Money => ({ amount, currency });

describeOnDatabase('Total Payments', (makeApi) => {
  let api: TestApi;
  let nile: string;
  let atlas: string;

  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    nile = await addCompany(api, { name: 'Nile Travel', currency: 'USD' });
    atlas = await addCompany(api, { name: 'Atlas Voyages', currency: 'EUR' });
    const { pay: deposit } = ledgerOf(api);
    await deposit(nile, money('500.00', 'USD'));
    await deposit(atlas, money('500.00', 'EUR'));
  });

  const pay = async (companyId: string, amount: Money): Promise<string> => {
    const owner = { kind: 'booking', id: newId() };
    const { run } = ledgerOf(api);
    const holdId = await run(hold, { companyId, amount, owner, reference: null, expiresAt: null });
    return run(capture, { holdId, owner });
  };
  const total = async (who: Parameters<TestApi['signIn']>[0] = { permissions: ['show_transactions'] }) =>
    (await api.inject({ url: '/api/v1/home_page_statistics', headers: await api.signIn(who) })).json()
      .totalAmount as Money | null;

  it('is zero before the first payment: a deposit does not count', async () => {
    expect(await total()).toEqual(money('0.00', 'EUR'));
  });

  it('is empty if a currency has no rate, because a partial sum would mislead', async () => {
    await pay(atlas, money('10.00', 'EUR'));
    expect(await total()).toEqual(money('10.00', 'EUR'));
    const payment = await pay(nile, money('100.00', 'USD'));
    await ledgerOf(api).run(refund, { paymentId: payment, amount: money('40.00', 'USD') });
    expect(await total()).toBeNull();
  });

  it('is payments less refunds, in the currency of the platform', async () => {
    await givenRates(api, { quote: 'USD', rate: '1.5', valid_from: new Date('2026-01-01') });
    // 60 USD ÷ 1.5 + 10 EUR: an old rate suffices for past payments.
    expect(await total()).toEqual(money('50.00', 'EUR'));
  });

  it('is unchanged by payouts of earnings and their reversals', async () => {
    const before = await total();
    const { run } = ledgerOf(api);
    const group = await addCompany(api, { name: 'Group', currency: 'EUR' });
    const earned = money('5.00', 'EUR');
    const owner = { kind: 'booking', id: newId() };
    const holdId = await run(hold, {
      companyId: atlas,
      amount: earned,
      owner,
      reference: null,
      expiresAt: null,
    });
    const split = {
      net: money('0.00', 'EUR'),
      income: money('0.00', 'EUR'),
      earnings: [{ companyId: group, amount: earned }],
    };
    const paymentId = await run(capture, { holdId, owner, split });
    const paid = money('55.00', 'EUR');
    expect([before, await total()]).toEqual([money('50.00', 'EUR'), paid]);
    const payout = { companyId: group, amount: earned, reason: 'October', reference: null };
    for (const to of ['bank', 'wallet'] as const) {
      const approvalId = await addApproval(api, group);
      const transactionId = await run(payOut, { ...payout, to, approvalId });
      expect(await total()).toEqual(paid);
      await run(reverse, { transactionId, reason: 'Twice' });
      expect(await total()).toEqual(paid);
    }
    await run(refund, { paymentId, amount: earned, split });
    expect(await total()).toEqual(before);
  });

  it('covers the companies in sight', async () => {
    const permissions = ['show_transactions'];
    expect(await total({ type: 'company', companyId: nile, permissions })).toEqual(money('40.00', 'EUR'));
    expect(await total({ type: 'company', companyId: atlas, permissions })).toEqual(money('10.00', 'EUR'));
  });

  it('is hidden from users who may not see money', async () => {
    expect(await total({ permissions: ['show_companies'] })).toBeNull();
  });

  it('is empty if the converted sum exceeds the largest amount', async () => {
    await givenRates(api, { base: 'USD', quote: 'EUR', rate: '999999999' });
    const rich = await addCompany(api, { name: 'Rich', currency: 'USD' });
    await ledgerOf(api).pay(rich, money('2000000.00', 'USD'));
    await pay(rich, money('2000000.00', 'USD'));
    expect(await total()).toBeNull();
  });
});
