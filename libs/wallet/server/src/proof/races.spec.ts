import { describeOnDatabase, hardness, type TestApi } from '@traveldesk/shared-testing/server';
import { runLedgerCheck } from '../check/run-check';
import { changeLimit } from '../ledger/limits';
import { transfer } from '../ledger/move';
import { capture } from '../ledger/payment';
import { changeCurrency, stepsOf, suspendMarked } from '../testing/companies';
import { addWallet, callerOf, euros, ledgerOf, walletModules } from '../testing/wallet-api';

const { runs: rounds, isHard } = hardness(1);
/** `npm run test:hard` runs ten thousand over its stages. */
const transfersEach = isHard ? 240 : 60;
const patience = Math.max(180_000, rounds * 20_000);

describeOnDatabase('simultaneous holds', (makeApi) => {
  let api: TestApi;
  let ledger: ReturnType<typeof ledgerOf>;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    ledger = ledgerOf(api);
  });
  const spend = (companyId: string, times: number, amount = '10.00') =>
    Promise.allSettled(Array.from({ length: times }, () => ledger.hold(companyId, euros(amount))));
  const codes = (results: PromiseSettledResult<string>[]) =>
    [
      ...new Set(
        results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code ?? String(one.reason)] : [])),
      ),
    ].sort();
  const done = (results: PromiseSettledResult<string>[]) =>
    results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

  it(
    `fifty on a wallet with money for ten: exactly ten succeed (${rounds} rounds)`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await addWallet(api, `Fifty ${round}`, '100.00');
        const results = await spend(id, 50);
        expect([done(results).length, codes(results)]).toEqual([10, ['insufficient_funds']]);
      }
    },
    patience,
  );

  it(
    'while the credit limit is lowered: each obeys the limit in force, and holds can be captured',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await addWallet(api, `Lowered ${round}`, '10.00');
        const limit = (amount: string) =>
          ledger.run(changeLimit, { companyId: id, limit: euros(amount), reason: null });
        await limit('200.00');
        const [results] = await Promise.all([spend(id, 25), limit('50.00')]);
        const held = done(results);
        expect(codes(results)).toEqual(['insufficient_funds']);
        // By the wallet's lock, each hold comes before the lowering, with 210 available, or after it, with 60.
        const steps = await stepsOf(api, id);
        const before = steps.findLastIndex(({ what }) => what === 'limit') - 1;
        expect(before).toBeLessThanOrEqual(21);
        expect(held).toHaveLength(Math.max(before, 6));
        await Promise.all(held.map((holdId) => ledger.run(capture, { holdId, owner: ledger.owner })));
        expect(await ledger.wallet(id)).toMatchObject({ balance: 1_000 - held.length * 1_000, held: 0 });
        await expect(ledger.hold(id, euros('60.01'))).rejects.toMatchObject({ code: 'insufficient_funds' });
      }
    },
    patience,
  );

  it(
    'while the company is suspended: earlier ones continue, later ones are refused',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await addWallet(api, `Suspended ${round}`, '500.00');
        const [results] = await Promise.all([spend(id, 20), suspendMarked(api, id)]);
        expect(codes(results).filter((code) => code !== 'account_closed')).toEqual([]);
        const steps = await stepsOf(api, id);
        // The suspension comes last: every existing hold came before it.
        expect(steps.map(({ what }) => what)).toEqual([...done(results).map(() => 'hold'), 'limit']);
        await Promise.all(
          done(results).map((holdId) => ledger.run(capture, { holdId, owner: ledger.owner })),
        );
        expect(codes(await spend(id, 3))).toEqual(['account_closed']);
      }
    },
    patience,
  );

  it(
    'while the company’s currency is changed: all in the old currency, or none',
    async () => {
      const staff = callerOf(api, await api.signIn({ permissions: ['show_companies', 'update_companies'] }));
      for (let round = 0; round < rounds + 5; round += 1) {
        const id = await addWallet(api, `Another currency ${round}`);
        await ledger.run(changeLimit, { companyId: id, limit: euros('100.00'), reason: 'New' });
        const spending = () => spend(id, 15);
        const changing = () => changeCurrency(staff, id, 'USD');
        const [results, change] =
          round % 2 === 0
            ? await Promise.all([spending(), changing()])
            : await Promise.all([changing(), spending()]).then(([one, other]) => [other, one] as const);
        const company = await staff('GET', `/companies/${id}`);
        if (change.status === 200) {
          expect(company.body.currency).toBe('USD');
          expect([done(results), codes(results)]).toEqual([[], ['currency_mismatch']]);
          expect(await stepsOf(api, id)).toEqual([]);
        } else {
          expect([change.status, Object.keys(change.body.fields)]).toEqual([422, ['currency']]);
          expect(company.body.currency).toBe('EUR');
          expect([done(results).length, codes(results)]).toEqual([10, ['insufficient_funds']]);
        }
      }
    },
    patience,
  );

  it(
    'opposite transfers between three companies: no deadlock reaches a caller, and no money is lost',
    async () => {
      const ids = [
        await addWallet(api, 'A', '100.00'),
        await addWallet(api, 'B', '100.00'),
        await addWallet(api, 'C', '100.00'),
      ];
      const count = rounds * transfersEach;
      for (let begun = 0; begun < count; begun += 60) {
        await Promise.all(
          Array.from({ length: 60 }, (_, index) =>
            ledger.run(transfer, {
              fromCompanyId: ids[index % 3] ?? '',
              toCompanyId: ids[(index + 1 + (index % 2)) % 3] ?? '',
              amount: euros('0.01'),
              reference: null,
              note: null,
            }),
          ),
        );
      }
      const balances = await Promise.all(ids.map(async (id) => Number((await ledger.wallet(id)).balance)));
      expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(30_000);
    },
    Math.max(patience, rounds * 30_000),
  );

  it('leave the ledger without faults', async () => {
    expect((await runLedgerCheck(api.kernel, 'whole')).faults).toEqual([]);
  });
});
