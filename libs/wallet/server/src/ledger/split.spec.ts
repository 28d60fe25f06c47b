import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { runLedgerCheck } from '../check/run-check';
import { suspend, addWallet, euros, ledgerOf, walletModules } from '../testing/wallet-api';
import { expectUnchangedLedger } from '../testing/expect-unchanged-ledger';
import { capture } from './payment';
import { refund } from './refund';
import type { Split } from './split';

const code = (expected: string) => expect.objectContaining({ code: expected });

describeOnDatabase('the split of a payment', (makeApi) => {
  let api: TestApi;
  let ledger: ReturnType<typeof ledgerOf>;
  let owner: string;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    ledger = ledgerOf(api);
    owner = await addCompany(api, { name: 'Group', currency: 'EGP' });
  });

  const split = (net: string, income: string, ...earnings: [string, string][]): Split => ({
    net: euros(net),
    income: euros(income),
    earnings: earnings.map(([companyId, amount]) => ({ companyId, amount: euros(amount) })),
  });
  /** The balances of the company's accounts by kind, in minor units. */
  const accounts = async (companyId: string) => {
    const rows = await api.kernel.db
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance'])
      .where('company_id', '=', companyId)
      .where('currency', '=', 'EUR')
      .where('kind', '<>', 'received')
      .execute();
    return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
  };
  const take = async (companyId: string, amount: string, parts: Split) =>
    ledger.run(capture, {
      holdId: await ledger.hold(companyId, euros(amount)),
      owner: ledger.owner,
      split: parts,
    });

  it('pays the platform and the owners of rules, and leaves the rest to the supplier', async () => {
    const [nile, group] = [await addWallet(api, 'Nile', '500.00'), await addCompany(api, { name: 'Above' })];
    await take(nile, '110.00', split('92.00', '10.50', [owner, '5.00'], [group, '2.50']));
    expect(await accounts(nile)).toEqual({ wallet: 39_000, clearing: 9_200, income: 1_050 });
    expect(await accounts(owner)).toEqual({ earnings: 500 });
    expect(await accounts(group)).toEqual({ earnings: 250 });
    // A discount of the platform pays a part of the net itself. Two parts of one owner become one entry.
    await take(nile, '97.00', split('100.00', '-5.00', [owner, '1.50'], [owner, '0.50']));
    expect(await accounts(nile)).toEqual({ wallet: 29_300, clearing: 19_200, income: 550 });
    expect(await accounts(owner)).toEqual({ earnings: 700 });
    // Parts of zero become no entry.
    await take(nile, '10.00', split('10.00', '0.00', [owner, '0.00']));
    expect(await accounts(owner)).toEqual({ earnings: 700 });
  });

  it('is posted for a part of the hold, even if companies were suspended since', async () => {
    const nile = await addWallet(api, 'Changed', '100.00');
    const own = await addCompany(api, { name: 'Suspended owner' });
    const holdId = await ledger.hold(nile, euros('60.00'));
    await suspend(api, own);
    await suspend(api, nile);
    const parts = split('40.00', '5.00', [own, '5.00']);
    await ledger.run(capture, { holdId, owner: ledger.owner, amount: euros('50.00'), split: parts });
    expect(await accounts(nile)).toEqual({ wallet: 5_000, clearing: 4_000, income: 500 });
    expect(await accounts(own)).toEqual({ earnings: 500 });
    expect(await ledger.wallet(nile)).toMatchObject({ held: 0 });
  });

  it('is refused if the parts do not add up or have another currency', async () => {
    const nile = await addWallet(api, 'Wrong', '100.00');
    const holdId = await ledger.hold(nile, euros('50.00'));
    const dollars = { amount: '5.00', currency: 'USD' };
    const wrong: [Split, string][] = [
      [split('40.00', '5.00', [owner, '4.99']), 'split_differs'],
      [split('50.01', '0.00'), 'split_differs'],
      [split('-1.00', '51.00'), 'split_differs'],
      [{ ...split('45.00', '0.00'), income: dollars }, 'currency_mismatch'],
      [{ ...split('45.00', '0.00'), earnings: [{ companyId: owner, amount: dollars }] }, 'currency_mismatch'],
    ];
    for (const [parts, said] of wrong) {
      await expectUnchangedLedger(api, () =>
        expect(ledger.run(capture, { holdId, owner: ledger.owner, split: parts })).rejects.toEqual(
          code(said),
        ),
      );
    }
  });

  it('is returned with a refund as the caller says, up to the amounts of the payment', async () => {
    const [nile, own] = [await addWallet(api, 'Refunds', '200.00'), await addCompany(api, { name: 'Owner' })];
    const paymentId = await take(nile, '110.00', split('100.00', '6.00', [own, '4.00']));
    const back = (amount: string, parts?: Split) =>
      ledger.run(refund, { paymentId, amount: euros(amount), split: parts });
    // The supplier keeps a penalty, the platform keeps its part, and the owner returns half.
    await back('72.00', split('70.00', '0.00', [own, '2.00']));
    expect(await accounts(nile)).toEqual({ wallet: 16_200, clearing: 3_000, income: 600 });
    expect(await accounts(own)).toEqual({ earnings: 200 });
    for (const [amount, parts] of [
      ['30.01', undefined],
      ['38.00', undefined],
      ['33.00', split('30.00', '0.00', [own, '3.00'])],
      ['31.00', split('30.00', '0.00', [owner, '1.00'])],
      ['27.00', split('30.00', '-3.00')],
    ] as const) {
      await expectUnchangedLedger(api, () =>
        expect(back(amount, parts)).rejects.toEqual(code('refund_exceeded')),
      );
    }
    await back('38.00', split('30.00', '6.00', [own, '2.00']));
    expect(await accounts(nile)).toEqual({ wallet: 20_000, clearing: 0, income: 0 });
    expect(await accounts(own)).toEqual({ earnings: 0 });
    await expect(back('0.01')).rejects.toEqual(code('refund_exceeded'));
  });

  it('returns a discount only up to its amount', async () => {
    const nile = await addWallet(api, 'Discount', '200.00');
    const paymentId = await take(nile, '95.00', split('100.00', '-5.00'));
    const back = (amount: string, parts?: Split) =>
      ledger.run(refund, { paymentId, amount: euros(amount), split: parts });
    // Returning the full net would exceed the payment.
    await expect(back('100.00')).rejects.toEqual(code('refund_exceeded'));
    await expect(back('94.00', split('100.00', '-6.00'))).rejects.toEqual(code('refund_exceeded'));
    await back('47.50', split('50.00', '-2.50'));
    await back('47.50', split('50.00', '-2.50'));
    expect(await accounts(nile)).toEqual({ wallet: 20_000, clearing: 0, income: 0 });
  });

  it('stays correct if two companies pay and refund at the same time through one owner', async () => {
    const own = await addCompany(api, { name: 'Busy owner' });
    const payers = [await addWallet(api, 'East', '100.00'), await addWallet(api, 'West', '100.00')];
    const parts = split('8.00', '1.50', [own, '0.50']);
    const paid = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => take(payers[index % 2] ?? '', '10.00', parts)),
    );
    expect(await accounts(own)).toEqual({ earnings: 1_000 });
    await Promise.all([
      ...paid
        .slice(0, 10)
        .map((paymentId) => ledger.run(refund, { paymentId, amount: euros('10.00'), split: parts })),
      ...payers.map((companyId) => ledger.pay(companyId, euros('1.00'))),
    ]);
    expect(await accounts(own)).toEqual({ earnings: 500 });
    for (const id of payers) {
      expect(await accounts(id)).toEqual({ wallet: 5_100, clearing: 4_000, income: 750 });
    }
  });

  it('leaves the ledger without faults', async () => {
    expect((await runLedgerCheck(api.kernel, 'whole')).faults).toEqual([]);
  });
});
