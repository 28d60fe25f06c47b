import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, personOf, walletModules } from './testing/wallet-api';

/** The permissions to move a company's money or to set how much it may spend (SECURITY 23). */
const aboutMoney = [
  'add_deposits',
  'approve_deposits',
  'adjust_wallets',
  'approve_adjustments',
  'add_payouts',
  'approve_payouts',
  'convert_wallets',
  'update_credit',
  'approve_credit',
  'update_wallet_settings',
];

describeOnDatabase('the wallet among the other domains', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
  });

  it('marks its permissions about money, but not those to read, as requiring a second factor', () => {
    const { permissions, sensitive } = api.kernel;
    expect(aboutMoney.map((name) => [name, sensitive.get(name)])).toEqual(
      aboutMoney.map((name) => [name, 'money']),
    );
    const readers = ['show_transactions', 'export_transactions', 'show_ledger', 'check_ledger'];
    expect(readers.map((name) => [name, permissions.has(name), sensitive.has(name)])).toEqual(
      readers.map((name) => [name, true, false]),
    );
  });

  it('fixes the platform’s currency with the first transaction', async () => {
    const staff = await personOf(api, { permissions: ['update_currency_settings'] });
    const save = (currency: string, seen: number) =>
      staff(
        'PUT',
        '/currency_settings',
        { platform_currency: currency, warn_after_days: 5, refuse_after_days: 10, share: 2 },
        { 'if-match': `"${seen}"` },
      );
    const { body: before } = await staff('GET', '/currency_settings');
    expect(before.currency_fixed).toBe(false);
    const other = before.platform_currency === 'USD' ? 'EUR' : 'USD';
    expect((await save(other, before.version)).status).toBe(200);
    await addWallet(api, 'First', '1.00');
    const { body: after } = await staff('GET', '/currency_settings');
    expect(after).toMatchObject({ platform_currency: other, currency_fixed: true });
    const refused = await save(before.platform_currency, after.version);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['platform_currency']]);
  });
});
