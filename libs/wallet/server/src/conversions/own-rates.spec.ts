import { givenRates } from '@traveldesk/currencies-server/testing';
import { dayMs } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import { addCompany, describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addWallet,
  callerOf,
  depositBody,
  givePower,
  ledgerOf,
  personOf,
  walletModules,
  type Caller,
} from '../testing/wallet-api';
import { previewConversion } from './conversions';

const clerk = [
  'add_exchange_rates',
  'show_exchange_rates',
  'convert_wallets',
  'show_transactions',
  'add_deposits',
];
const approver = ['show_approvals', 'approve_exchange_rates'];
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

const fileOf = (day: string, rates: Record<string, string>) => {
  const lines = Object.entries(rates).map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='${day}'>${lines.join('')}</Cube></Cube>
</gesmes:Envelope>`;
};

describeOnBoth('money and the rates that one person enters', (makeApi) => {
  let api: TestApi;
  /** Currencies without rates and with two decimals, one for each test. */
  const unused = ['USD', 'GBP', 'CHF', 'AED', 'SAR', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'TRY'];
  unused.push('EGP', 'MAD', 'QAR', 'INR', 'THB', 'ZAR', 'BRL', 'MXN', 'NZD', 'SGD', 'HKD', 'CNY', 'ILS');
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    await api.kernel.db
      .updateTable('wallet_settings')
      .set({ deposit_limit: 100_000n, currency: 'EUR' })
      .execute();
  });
  /** Returns a currency whose rate to the euro is already in force. */
  const currencyAt = async (rate: string, days = 2) => {
    const quote = unused.pop() ?? 'none';
    await givenRates(api, { quote, rate, valid_from: daysAgo(days) });
    return quote;
  };
  const person = (...more: string[]) => personOf(api, { permissions: [...clerk, ...more] });

  type Written = [base: string, quote: string, rate: string, since?: string | null];
  const enter = async (caller: Caller, ...[base, quote, rate, since = null]: Written) => {
    const answer = await caller('POST', '/exchange_rates', { base, quote, rate, valid_from: since });
    expect([answer.status, answer.body.data.status]).toEqual([201, expect.any(String)]);
    return answer.body.data as { status: string; approval_id: string | null };
  };
  const convert = async (caller: Caller, company: string, amount: string, [from, to]: [string, string]) => {
    const url = `/companies/${company}/conversions`;
    const preview = await caller('GET', `${url}/preview?amount=${amount}&from=${from}&to=${to}`);
    if (preview.status !== 200) return preview;
    return caller('POST', url, { from: { amount, currency: from }, to: preview.body.to, note: null });
  };
  const balance = async (company: string, currency = 'EUR') =>
    Number((await ledgerOf(api).wallet(company, currency)).balance);

  const attacks: [name: string, there: (code: string) => Written[], back: string][] = [
    ['in the stored direction', (code) => [['EUR', code, '5000']], '1.08'],
    ['in the opposite direction', (code) => [[code, 'EUR', '0.0002']], '1.08'],
    ['in the past', (code) => [['EUR', code, '5000', daysAgo(1).toISOString()]], '1.08'],
    [
      'in small steps',
      (code) =>
        Array.from({ length: 6 }, (_, step) => ['EUR', code, (1.08 * 1.019 ** (step + 1)).toFixed(6)]),
      '1.06',
    ],
  ];

  it.each(attacks)('%s gains no euro on a thousand', async (_, there, back) => {
    const code = await currencyAt('1.08');
    const company = await addWallet(api, 'Attacked', '1000.00');
    const one = await person();
    for (const rate of there(code)) await enter(one, ...rate);
    await convert(one, company, '100.00', ['EUR', code]);
    await enter(one, 'EUR', code, back);
    const bought = await balance(company, code);
    await convert(one, company, (bought / 100).toFixed(2), [code, 'EUR']);
    expect(await balance(company)).toBeLessThanOrEqual(100_000);
  });

  it('two accounts of one person move a rate no further than one account', async () => {
    const code = await currencyAt('1.08');
    const accounts = [await person(), await person()] as const;
    await givePower(api, newId(), ...accounts.map(({ id }) => id));
    const states: string[] = [];
    for (const step of [0, 1, 2, 3]) {
      const rate = (1.08 * 1.019 ** (step + 1)).toFixed(6);
      states.push((await enter(accounts[step % 2 === 0 ? 0 : 1], 'EUR', code, rate)).status);
    }
    expect(states).toEqual(['in_force', 'waiting', 'waiting', 'waiting']);
  });

  it('a waiting rate shows the author’s reason to the approver, from a form or a file', async () => {
    const code = await currencyAt('1.08', 5);
    const [one, second] = [await person(), await personOf(api, { permissions: approver })];
    const reason = '  The bank has told us. ';
    const rate = { base: 'EUR', quote: code, rate: '2', valid_from: null, reason };
    const xml = fileOf(daysAgo(3).toISOString().slice(0, 10), { [code]: '3' });
    for (const [path, body] of [
      ['/exchange_rates', rate],
      ['/exchange_rates/files', { xml, reason }],
    ] as const) {
      const { body: saved } = await one('POST', path, body);
      const { body: shown } = await second('GET', `/approvals/${saved.data.approval_id}`);
      expect([path, shown.reason]).toEqual([path, 'The bank has told us.']);
    }
  });

  it('the two legs of a crossed rate gain nothing on a thousand', async () => {
    const [from, to] = [await currencyAt('0.87'), await currencyAt('4.26')];
    const company = await addCompany(api, { name: 'Crossed', currency: from });
    await ledgerOf(api).pay(company, { amount: '1000.00', currency: from });
    const one = await person();
    await enter(one, 'EUR', from, '0.0087');
    await enter(one, 'EUR', to, '426');
    await convert(one, company, '100.00', [from, to]);
    await enter(one, 'EUR', from, '0.87');
    await enter(one, 'EUR', to, '4.26');
    await convert(one, company, ((await balance(company, to)) / 100).toFixed(2), [to, from]);
    expect(await balance(company, from)).toBeLessThanOrEqual(100_000);
  });

  it('a rate within two percent is in force at once, and everybody except its author converts by it', async () => {
    const code = await currencyAt('1.08');
    const company = await addWallet(api, 'Fair', '1000.00');
    const one = await person();
    expect(await enter(one, 'EUR', code, '1.1')).toMatchObject({ status: 'in_force', approval_id: null });
    const url = `/companies/${company}/conversions`;
    const preview = await one('GET', `${url}/preview?amount=10.00&from=EUR&to=${code}`);
    const forced = await one('POST', url, {
      from: { amount: '10.00', currency: 'EUR' },
      to: { amount: '11.00', currency: code },
      note: null,
    });
    const said = `The exchange rate EUR/${code} was entered less than 24 hours ago by you, or by an account that counts as yours, and nobody has approved it. Another person can convert at it.`;
    for (const { status, body } of [preview, forced])
      expect([status, body.code, body.message]).toEqual([422, 'rate_own', said]);
    expect((await convert(await person(), company, '10.00', ['EUR', code])).status).toBe(200);
    expect(await balance(company, code)).toBe(1_100);
  });

  it('a crossed rate converts for neither author of its two legs', async () => {
    const [from, to] = [await currencyAt('0.87'), await currencyAt('4.26')];
    const company = await addWallet(api, 'Two legs', '1000.00');
    await convert(await person(), company, '100.00', ['EUR', from]);
    const [one, two] = [await person(), await person()];
    expect((await enter(one, 'EUR', from, '0.8865')).status).toBe('in_force');
    expect((await enter(two, 'EUR', to, '4.34')).status).toBe('in_force');
    for (const author of [one, two])
      expect((await convert(author, company, '10.00', [from, to])).body.code).toBe('rate_own');
    expect((await convert(await person(), company, '10.00', [from, to])).status).toBe(200);
  });

  it('a rate does not convert for an API token of its author; tokens can neither enter nor convert', async () => {
    const code = await currencyAt('1.08');
    const company = await addWallet(api, 'Program', '1000.00');
    const maker = await person('update_company_tokens');
    await enter(maker, 'EUR', code, '1.09');
    const made = await maker('POST', `/companies/${company}/generate-token`, {
      name: 'Shop',
      scopes: ['add_deposits'],
      expires_in_days: 1,
    });
    const program = callerOf(api, { authorization: `Bearer ${made.body.data.token}` });
    const rate = { base: 'EUR', quote: code, rate: '1.08', valid_from: null };
    expect((await program('POST', '/exchange_rates', rate)).status).toBe(403);
    expect((await convert(program, company, '1.00', ['EUR', code])).status).toBe(403);
    const { db } = api.kernel;
    const token = await db
      .selectFrom('company_tokens')
      .select('id')
      .where('company_id', '=', company)
      .executeTakeFirstOrThrow();
    const asked = { amount: '1.00', from: 'EUR', to: code };
    const viewer = { userId: token.id, apiToken: true, type: 'company', companyId: company } as const;
    await expect(previewConversion(db, company, asked, viewer)).rejects.toMatchObject({ code: 'rate_own' });
  });

  it('a waiting rate shows old and new value to a second person; once approved, everybody converts by it', async () => {
    const code = await currencyAt('1.08');
    const company = await addWallet(api, 'Approved', '1000.00');
    const one = await person(...approver);
    const { status, approval_id: id } = await enter(one, 'EUR', code, '1.2');
    expect(status).toBe('waiting');
    const second = await personOf(api, { permissions: approver });
    const { body: shown } = await second('GET', `/approvals/${id}`);
    expect(shown).toMatchObject({
      kind: { key: 'exchange_rate', name: 'Exchange rate' },
      title: `Exchange rate: 1 EUR = 1.2 ${code}`,
      author: { id: one.id },
      company: null,
      effect: 'The exchange rate below comes into force.',
      may: { approve: true, approve_in_part: false },
    });
    expect(shown.facts).toEqual([
      { label: 'Pair', value: { type: 'code', text: `EUR/${code}` } },
      { label: 'Old rate', value: { type: 'code', text: '1.08' } },
      { label: 'New rate', value: { type: 'code', text: '1.2' } },
      { label: 'Difference', value: { type: 'code', text: '+11.11\u00a0%' } },
      { label: 'Valid from', value: { type: 'instant', at: expect.any(String) } },
    ]);
    const task = api.kernel.db.selectFrom('tasks').select('status').where('about_id', '=', id);
    expect(await task.execute()).toEqual([{ status: 'open' }]);
    for (const [by, code] of [
      [one, 'approval_own'],
      [await personOf(api, { permissions: ['show_approvals'] }), 'forbidden'],
      [await personOf(api, { permissions: approver, type: 'company', companyId: company }), 'not_found'],
    ] as const)
      expect((await by('POST', `/approvals/${id}/approve`, {})).body.code).toBe(code);
    expect((await second('POST', `/approvals/${id}/approve`, {})).body.data.state).toBe('approved');
    expect(await task.execute()).toEqual([{ status: 'done' }]);
    const { body: list } = await one('GET', `/exchange_rates?pair=EUR-${code}`);
    expect(list.data[0]).toMatchObject({ rate: '1.2', approval_id: id, author: { id: one.id } });
    expect((await convert(one, company, '10.00', ['EUR', code])).body.data.status).toBe('posted');
    expect(await balance(company, code)).toBe(1_200);
  });

  it('an approver sees whether a newer rate stays in force, and whether there was no rate before', async () => {
    const one = await person();
    const second = await personOf(api, { permissions: [...approver, 'show_exchange_rates'] });
    const code = unused.pop() ?? 'none';
    const { approval_id: id } = await enter(one, 'EUR', code, '1.2');
    await givenRates(api, { quote: code, rate: '1.09' });
    const { body } = await second('GET', `/approvals/${id}`);
    const newer = { type: 'code', text: `EUR/${code} 1.09` };
    expect(body.facts).toContainEqual({ label: 'Newer rate, stays in force', value: newer });
    expect(body.facts).toContainEqual({ label: 'Old rate', value: { type: 'text', text: 'None' } });
    await second('POST', `/approvals/${id}/approve`, {});
    expect((await second('GET', `/exchange_rates/pairs/EUR-${code}`)).body.rate).toBe('1.09');
  });

  it.each(['decline', 'cancel'])('a waiting rate ends by %s, and is no longer listed', async (way) => {
    const code = await currencyAt('1.08');
    const one = await person();
    const { approval_id: id } = await enter(one, 'EUR', code, '1.2');
    const second = await personOf(api, { permissions: approver });
    const by = way === 'cancel' ? one : second;
    expect((await by('POST', `/approvals/${id}/${way}`, { reason: 'A slip' })).status).toBe(200);
    const { body } = await one('GET', `/exchange_rates?pair=EUR-${code}`);
    expect(body.data).toMatchObject([{ rate: '1.08', status: 'in_force' }]);
    expect((await second('POST', `/approvals/${id}/approve`, {})).status).toBe(422);
  });

  it('a rate in a file waits alone, while the other lines take effect', async () => {
    const [odd, plain, other] = [await currencyAt('1.08'), await currencyAt('0.87'), await currencyAt('170')];
    const rates = { [odd]: '5000', [plain]: '0.872', [other]: '250' };
    const xml = fileOf(daysAgo(1).toISOString().slice(0, 10), rates);
    const { body } = await (await person())('POST', '/exchange_rates/files', { xml });
    expect(body.data).toMatchObject({ added: 1, waiting: 2 });
    const second = await personOf(api, { permissions: [...approver, 'show_exchange_rates'] });
    const { body: shown } = await second('GET', `/approvals/${body.data.approval_id}`);
    expect(shown).toMatchObject({
      title: `Exchange rates of a file: EUR/${odd}, EUR/${other}`,
      effect: 'The 2 exchange rates below come into force.',
    });
    const text = '1.08 → 5000 (+462,862.96\u00a0%)';
    expect(shown.facts).toContainEqual({ label: `EUR/${odd}`, value: { type: 'code', text } });
    const rateOf = async (code: string) =>
      (await second('GET', `/exchange_rates/pairs/EUR-${code}`)).body.rate;
    expect([await rateOf(plain), await rateOf(other)]).toEqual(['0.872', '170']);
    await second('POST', `/approvals/${body.data.approval_id}/approve`, {});
    expect(await rateOf(other)).toBe('250');
  });

  it('a person’s own rate does not count for the limit; if all other rates are too old, every deposit waits', async () => {
    const pay = async (caller: Caller, company: string, amount: string, currency: string) => {
      const body = depositBody(amount, { amount: { amount, currency } });
      return (await caller('POST', `/companies/${company}/deposit`, body)).body.data?.status;
    };
    const [fresh, old] = [await currencyAt('1.08'), await currencyAt('0.93', 11)];
    const one = await person();
    await enter(one, 'EUR', fresh, '5000');
    expect((await enter(one, 'EUR', fresh, '1.1')).status).toBe('in_force');
    const company = await addCompany(api, { name: 'Deposits', currency: fresh });
    // The limit is 1,000 euros: 1,080 by the others' rate, and 1,100 by the author's own rate.
    expect(await pay(one, company, '1080.01', fresh)).toBe('requested');
    expect(await pay(one, company, '1080.00', fresh)).toBe('posted');
    expect(await pay(await person(), company, '1100.00', fresh)).toBe('posted');
    expect((await enter(one, 'EUR', old, '0.93')).status).toBe('in_force');
    const aged = await addCompany(api, { name: 'Aged', currency: old });
    expect(await pay(one, aged, '1.00', old)).toBe('requested');
    expect(await pay(await person(), aged, '1.00', old)).toBe('posted');
  });
});
