import { givenRates } from '@traveldesk/currencies-server/testing';
import { dayMs } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, givePower, ledgerOf, personOf, walletModules, type Caller } from '../testing/wallet-api';

/** ADR 95: accounts connected by power count as one person, and nobody converts by their own rate. */
describeOnBoth('a rate and the other accounts of its author', (makeApi) => {
  let api: TestApi;
  let company: string;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    const limit = { deposit_limit: 100_000n, currency: 'EUR' };
    await api.kernel.db.updateTable('wallet_settings').set(limit).execute();
    await givenRates(api, { quote: 'USD', rate: '1.08', valid_from: new Date(Date.now() - 2 * dayMs) });
    company = await addWallet(api, 'Second self', '5000.00');
  });

  const person = (...more: string[]) =>
    personOf(api, {
      permissions: [
        'add_exchange_rates',
        'show_exchange_rates',
        'convert_wallets',
        'show_transactions',
        ...more,
      ],
    });
  const joined = (...people: { id: string }[]) => givePower(api, newId(), ...people.map(({ id }) => id));
  const enter = async (caller: Caller, rate: string) => {
    const input = { base: 'EUR', quote: 'USD', rate, valid_from: null };
    expect((await caller('POST', '/exchange_rates', input)).body.data.status).toBe('in_force');
  };
  const convert = async (caller: Caller, amount: string, [from, to]: [string, string]) => {
    const url = `/companies/${company}/conversions`;
    const preview = await caller('GET', `${url}/preview?amount=${amount}&from=${from}&to=${to}`);
    if (preview.status !== 200) return preview;
    return caller('POST', url, { from: { amount, currency: from }, to: preview.body.to, note: null });
  };
  const balance = async (currency: string) => Number((await ledgerOf(api).wallet(company, currency)).balance);

  it('cannot be combined to gain money, nor converted by a company’s user whom they let in', async () => {
    const own = await personOf(api, {
      type: 'company',
      companyId: company,
      permissions: ['convert_wallets', 'show_transactions'],
    });
    const [one, other, guest] = [await person(), await person(), await person()];
    await joined(one, other, own);
    await givePower(api, one.id, guest.id);
    expect((await convert(await person(), '100.00', ['EUR', 'USD'])).status).toBe(200);
    const bought = (await balance('USD')) / 100;
    const before = await balance('EUR');
    // The others wrote 1.08: one account sets the rate 2 % lower, another one converts back.
    await enter(one, '1.0590');
    for (const self of [one, other, guest, own])
      expect((await convert(self, bought.toFixed(2), ['USD', 'EUR'])).body.code).toBe('rate_own');
    expect(await balance('EUR')).toBe(before);
    expect((await convert(await person(), '10.00', ['USD', 'EUR'])).status).toBe(200);
  });

  it('cannot approve a conversion by that rate', async () => {
    const [one, decider] = [await person(), await person('approve_adjustments', 'show_approvals')];
    await joined(one, decider);
    await enter(one, '1.07');
    const waits = await convert(await person(), '2000.00', ['EUR', 'USD']);
    const path = `/approvals/${waits.body.data.approval_id}`;
    expect((await decider('POST', `${path}/approve`, {})).body.code).toBe('rate_own');
    // The page does not list that account among the deciders either.
    const { deciders } = (await decider('GET', path)).body;
    expect(deciders.people.map(({ id }: { id: string }) => id)).not.toContain(decider.id);
  });
});
