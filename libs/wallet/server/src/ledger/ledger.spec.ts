import { newId } from '@traveldesk/shared-server';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { addApproval } from '../testing/approval';
import { addWallet, euros, ledgerOf, suspend, walletModules } from '../testing/wallet-api';
import { expectUnchangedLedger } from '../testing/expect-unchanged-ledger';
import { deposit } from './deposit';
import { expire, hold, release } from './hold';
import { changeLimit } from './limits';
import { convert, transfer } from './move';
import { capture } from './payment';
import { refund } from './refund';
import { reverse } from './reverse';

const code = (expected: string) => expect.objectContaining({ code: expected });

describeOnBoth('the ledger', (makeApi) => {
  let api: TestApi;
  let ledger: ReturnType<typeof ledgerOf>;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    ledger = ledgerOf(api);
  });

  /** The company's other accounts in the books. */
  const opposite = async (companyId: string) =>
    api.kernel.db
      .selectFrom('ledger_accounts')
      .select(['kind', 'currency', 'balance'])
      .where('company_id', '=', companyId)
      .where('kind', '<>', 'wallet')
      .orderBy('kind')
      .orderBy('currency')
      .execute();

  it('posts a deposit to the wallet and to the opposite account', async () => {
    const nile = await addWallet(api, 'Deposits', '1250.50');
    expect(await ledger.wallet(nile)).toEqual({ balance: 125_050, held: 0, credit_limit: 0, version: 1 });
    expect(await opposite(nile)).toEqual([{ kind: 'received', currency: 'EUR', balance: -125_050 }]);
  });

  it('blocks an amount, captures a part of it, and releases the rest', async () => {
    const nile = await addWallet(api, 'Holds', '100.00');
    const holdId = await ledger.hold(nile, euros('80.00'));
    expect(await ledger.wallet(nile)).toMatchObject({ balance: 10_000, held: 8_000 });
    await expect(ledger.hold(nile, euros('20.01'))).rejects.toEqual(code('insufficient_funds'));
    const paymentId = await ledger.run(capture, { holdId, owner: ledger.owner, amount: euros('50.00') });
    expect(await ledger.wallet(nile)).toMatchObject({ balance: 5_000, held: 0 });
    await ledger.run(refund, { paymentId, amount: euros('30.00') });
    await ledger.run(refund, { paymentId, amount: euros('20.00') });
    expect(await ledger.wallet(nile)).toMatchObject({ balance: 10_000 });
    await expect(ledger.run(refund, { paymentId, amount: euros('0.01') })).rejects.toEqual(
      code('refund_exceeded'),
    );
    expect(await opposite(nile)).toEqual([
      { kind: 'clearing', currency: 'EUR', balance: 0 },
      { kind: 'received', currency: 'EUR', balance: -10_000 },
    ]);
  });

  it('ends a hold once, and only for its owner', async () => {
    const nile = await addWallet(api, 'Owners', '100.00');
    const { owner } = ledger;
    const holdId = await ledger.hold(nile, euros('10.00'));
    const other = { kind: 'booking', id: newId() };
    for (const end of [capture, release, expire]) {
      await expect(
        ledger.run<{ holdId: string; owner: typeof other }, unknown>(end, { holdId, owner: other }),
      ).rejects.toEqual(code('hold_not_owned'));
    }
    await expect(ledger.run(capture, { holdId, owner, amount: euros('10.01') })).rejects.toEqual(
      code('hold_exceeded'),
    );
    const ends = await Promise.allSettled([
      ledger.run(capture, { holdId, owner }),
      ledger.run(release, { holdId, owner }),
      ledger.run(expire, { holdId, owner }),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toEqual(code('hold_resolved'));
    expect(await ledger.wallet(nile)).toMatchObject({ held: 0 });
  });

  it('allows credit up to the limit', async () => {
    const nile = await addWallet(api, 'Credit', '10.00');
    const limit = (amount: string) =>
      ledger.run(changeLimit, { companyId: nile, limit: euros(amount), reason: 'Trusted' });
    await limit('50.00');
    const [first, second] = [
      await ledger.hold(nile, euros('30.00')),
      await ledger.hold(nile, euros('30.00')),
    ];
    await expect(ledger.hold(nile, euros('0.01'))).rejects.toEqual(code('insufficient_funds'));
    // The limit falls below the used credit: existing holds can still be captured, but nothing new starts.
    await limit('5.00');
    await suspend(api, nile);
    await ledger.run(capture, { holdId: first, owner: ledger.owner });
    await ledger.run(release, { holdId: second, owner: ledger.owner });
    expect(await ledger.wallet(nile)).toMatchObject({ balance: -2_000, held: 0, credit_limit: 500 });
    await expectUnchangedLedger(api, async () => {
      await expect(ledger.hold(nile, euros('0.01'))).rejects.toEqual(code('account_closed'));
      await expect(ledger.pay(nile, euros('1.00'))).rejects.toEqual(code('account_closed'));
    });
  });

  it('refuses zero and negative amounts everywhere', async () => {
    const [nile, delta] = [await addWallet(api, 'Back', '10.00'), await addWallet(api, 'Forth', '10.00')];
    const nothing = code('money_nothing');
    for (const amount of [euros('-1.00'), euros('0.00')]) {
      const move = { fromCompanyId: nile, toCompanyId: delta, amount, reference: null, note: null };
      await expectUnchangedLedger(api, async () => {
        await expect(ledger.pay(nile, amount)).rejects.toEqual(nothing);
        await expect(ledger.hold(nile, amount)).rejects.toEqual(nothing);
        await expect(ledger.run(transfer, move)).rejects.toEqual(nothing);
      });
    }
  });

  it('refuses another currency than the wallet’s', async () => {
    const nile = await addWallet(api, 'Currency', '10.00');
    const dollars = { amount: '1.00', currency: 'USD' };
    const holdId = await ledger.hold(nile, euros('5.00'));
    const taken = { holdId, owner: ledger.owner, amount: dollars };
    await expectUnchangedLedger(api, async () => {
      await expect(ledger.pay(nile, dollars)).rejects.toEqual(code('currency_mismatch'));
      await expect(ledger.hold(nile, dollars)).rejects.toEqual(code('currency_mismatch'));
      await expect(ledger.run(capture, taken)).rejects.toEqual(code('currency_mismatch'));
    });
  });

  it('converts into another wallet at a stored rate, rounded once', async () => {
    const nile = await addWallet(api, 'Conversion', '100.00');
    const leg = {
      id: newId(),
      base: 'EUR',
      quote: 'KWD',
      rate: '0.33335',
      valid_from: '2026-11-20T00:00:00.000Z',
      source: 'manual' as const,
    };
    const rate = { from: 'EUR', to: 'KWD', at: '2026-11-23T00:00:00.000Z', legs: [leg] };
    const input = { companyId: nile, rate, note: null };
    // 10.01 × 0.33335 = 3.3368335
    const id = await ledger.run(convert, { ...input, amount: euros('10.01') });
    expect(await ledger.wallet(nile)).toMatchObject({ balance: 8_999 });
    expect(await ledger.wallet(nile, 'KWD')).toMatchObject({ balance: 3_337 });
    expect(await opposite(nile)).toEqual([
      { kind: 'exchange', currency: 'EUR', balance: 1_001 },
      { kind: 'exchange', currency: 'KWD', balance: -3_337 },
      { kind: 'received', currency: 'EUR', balance: -10_000 },
    ]);
    const kept = await api.kernel.db
      .selectFrom('ledger_transfers')
      .select('rate')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.rate).toEqual(rate);
    await expect(ledger.run(convert, { ...input, amount: euros('90.00') })).rejects.toEqual(
      code('insufficient_funds'),
    );
    await ledger.pay(nile, { amount: '1.000', currency: 'KWD' });
    expect(await ledger.wallet(nile, 'KWD')).toMatchObject({ balance: 4_337 });
  });

  it('reverses a transaction once, and below zero only with the approval of a second person', async () => {
    const nile = await addWallet(api, 'Reversal');
    const transactionId = await ledger.pay(nile, euros('100.00'));
    const holdId = await ledger.hold(nile, euros('60.00'));
    const input = { transactionId, reason: 'Cheque bounced' };
    await expect(ledger.run(reverse, input)).rejects.toEqual(code('insufficient_funds'));
    const approvalId = await addApproval(api, nile);
    await ledger.run(reverse, { ...input, approvalId });
    expect(await ledger.wallet(nile)).toMatchObject({ balance: 0, held: 6_000 });
    await expect(ledger.run(reverse, input)).rejects.toEqual(code('already_reversed'));
    const paymentId = await ledger.run(capture, { holdId, owner: ledger.owner });
    await expect(ledger.run(reverse, { transactionId: paymentId, reason: 'No' })).rejects.toEqual(
      code('not_reversible'),
    );
  });

  it('passes the reference on: from a hold to its payment, from there to refunds, and to reversals', async () => {
    const nile = await addWallet(api, 'References', '100.00');
    const { owner, run } = ledger;
    const held = { companyId: nile, amount: euros('50.00'), owner, reference: 'PNR123', expiresAt: null };
    const paymentId = await run(capture, { holdId: await run(hold, held), owner });
    const part = { paymentId, amount: euros('20.00') };
    const refundId = await run(refund, part);
    const splitId = await run(refund, {
      ...part,
      split: { net: euros('20.00'), income: euros('0.00'), earnings: [] },
    });
    const depositId = await run(deposit, {
      companyId: nile,
      amount: euros('5.00'),
      method: 'bank',
      reference: 'TT-100',
      receivedOn: '2026-11-01',
      note: null,
      proofId: null,
    });
    const reversalId = await run(reverse, { transactionId: depositId, reason: 'Cheque bounced' });
    const kept = (id: string) =>
      api.kernel.db
        .selectFrom('ledger_transfers')
        .select(['reference', 'about_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    for (const id of [paymentId, refundId, splitId])
      expect(await kept(id)).toEqual({ reference: 'PNR123', about_id: owner.id });
    expect(await kept(reversalId)).toEqual({ reference: 'TT-100', about_id: null });
  });

  it('lets ten of fifty simultaneous payments through if the wallet has money for ten', async () => {
    const nile = await addWallet(api, 'Fifty', '100.00');
    const spends = await Promise.allSettled(
      Array.from({ length: 50 }, () => ledger.hold(nile, euros('10.00'))),
    );
    const done = spends.flatMap((spend) => (spend.status === 'fulfilled' ? [spend.value] : []));
    expect(done).toHaveLength(10);
    for (const spend of spends) {
      if (spend.status === 'rejected') expect(spend.reason).toEqual(code('insufficient_funds'));
    }
    await Promise.all(done.map((holdId) => ledger.run(capture, { holdId, owner: ledger.owner })));
    expect(await ledger.wallet(nile)).toEqual({ balance: 0, held: 0, credit_limit: 0, version: 11 });
  });

  it('does not deadlock on opposite transfers', async () => {
    const pair = [await addWallet(api, 'East', '100.00'), await addWallet(api, 'West', '100.00')] as const;
    const move = (way: 0 | 1) =>
      ledger.run(transfer, {
        fromCompanyId: pair[way],
        toCompanyId: pair[1 - way] ?? '',
        amount: euros('0.50'),
        reference: null,
        note: null,
      });
    await Promise.all(Array.from({ length: 100 }, (_, index) => move(index % 2 === 0 ? 0 : 1)));
    for (const id of pair) expect(await ledger.wallet(id)).toMatchObject({ balance: 10_000, version: 101 });
  });

  it('opens an account once, whatever number of movements start together', async () => {
    const nile = await addWallet(api, 'First');
    await Promise.all(Array.from({ length: 8 }, () => ledger.pay(nile, euros('1.00'))));
    expect(await ledger.wallet(nile)).toMatchObject({ balance: 800, version: 8 });
  });
});
