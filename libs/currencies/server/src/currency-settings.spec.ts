import { transaction, type Kernel, type ServerModule } from '@traveldesk/shared-server';
import type { CurrencySettings } from '@traveldesk/currencies-contract';
import { describeOnDatabase, notedLoosenings, type TestApi } from '@traveldesk/shared-testing/server';
import { currenciesServer, holdPlatformCurrency, registerMovedMoney } from '.';
import { currenciesClient } from './testing/currencies-api.fake';

let moved = false;

/** A domain that moves money, like the wallet. */
const purse: ServerModule = {
  name: 'purse',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  contribute: (kernel: Kernel) => registerMovedMoney(kernel, async () => moved),
};

describeOnDatabase('the settings of currencies', (makeApi, database) => {
  const loosenings = notedLoosenings();
  let api: TestApi;
  let staff: Awaited<ReturnType<typeof currenciesClient>>;
  const defaults = { platform_currency: 'EUR', warn_after_days: 5, refuse_after_days: 10, share: 2 };

  beforeAll(async () => {
    moved = false;
    api = await makeApi({ modules: [currenciesServer, purse, loosenings.module] });
    staff = await currenciesClient(api);
  });

  const read = async () => (await staff.send('GET', '/currency_settings')).json<CurrencySettings>();
  const write = (change: object, more?: Record<string, string>) =>
    staff.send('PUT', '/currency_settings', { ...defaults, ...change }, more);

  it('start with the euro, five and ten days, and two percent', async () => {
    expect(await read()).toEqual({ ...defaults, currency_fixed: false, version: 1, waiting: [] });
  });

  it('can be changed from the newest version, with a history', async () => {
    const answer = await write(
      { platform_currency: 'usd', warn_after_days: 3, share: 1.15 },
      { 'if-match': '"1"' },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    expect(await read()).toMatchObject({
      platform_currency: 'USD',
      warn_after_days: 3,
      share: 1.15,
      version: 2,
    });
    expect((await write({}, { 'if-match': '"1"' })).statusCode).toBe(412);
    const history = (await staff.send('GET', '/currency_settings/history')).json();
    expect(history).toMatchObject({
      total: 1,
      data: [
        {
          changes: expect.arrayContaining([
            { field: 'platform_currency', before: 'EUR', after: 'USD' },
            { field: 'warn_after_days', before: 5, after: 3 },
            { field: 'share', before: 2, after: 1.15 },
          ]),
        },
      ],
    });
  });

  it.each([
    ['no currency', { platform_currency: 'ABC' }, 'platform_currency'],
    ['a warning after the refusal', { warn_after_days: 10 }, 'refuse_after_days'],
    ['zero days', { warn_after_days: 0 }, 'warn_after_days'],
    ['a fraction of a day', { warn_after_days: 1.5 }, 'warn_after_days'],
    ['a number as a text', { refuse_after_days: '10' }, 'refuse_after_days'],
    ['a year', { refuse_after_days: 365 }, 'refuse_after_days'],
    ['a negative share', { share: -1 }, 'share'],
    ['a share so large that typing errors pass', { share: 20.01 }, 'share'],
    ['a share with more than two decimals', { share: 1.125 }, 'share'],
  ])('are refused with %s', async (_, change, field) => {
    const answer = await write(change);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  });

  it('keep the platform’s currency once money has moved, but can change otherwise', async () => {
    moved = true;
    expect(await read()).toMatchObject({ platform_currency: 'USD', currency_fixed: true });
    const refused = await write({ platform_currency: 'EUR' });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { platform_currency: 'Money has moved in USD, so the platform’s currency can no longer be changed.' },
    ]);
    expect((await write({ platform_currency: 'USD', refuse_after_days: 9, share: 1.15 })).statusCode).toBe(
      200,
    );
    expect(await read()).toMatchObject({ refuse_after_days: 9 });
    moved = false;
  });

  it('wait for a second person before older rates are used, but warn at once', async () => {
    loosenings.asked.length = 0;
    const change = { platform_currency: 'USD', warn_after_days: 4, refuse_after_days: 20, share: 1.15 };
    expect(Object.keys((await write(change)).json().fields)).toEqual(['reason']);
    const reason = 'Holidays';
    expect((await write({ ...change, reason })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ warn_after_days: 4, refuse_after_days: 9 });
    const [asked, ...more] = loosenings.asked;
    expect(asked).toEqual({ field: 'refuse_after_days', before: 9, after: 20, companyId: null, reason });
    expect(more).toEqual([]);
    const late = await write({ ...change, reason, warn_after_days: 12 });
    expect([late.statusCode, Object.keys(late.json().fields)]).toEqual([422, ['warn_after_days']]);
  });

  if (database === 'postgres') {
    it('wait for transactions that use the platform’s currency, then check again', async () => {
      let commit = () => {};
      const committed = new Promise<void>((resolve) => (commit = resolve));
      const taken = new Promise<string>((resolve) => {
        void transaction(api.kernel.db, async (tx) => {
          resolve(await holdPlatformCurrency(tx));
          await committed;
        });
      });
      expect(await taken).toBe('USD');
      try {
        const second = await transaction(api.kernel.db, holdPlatformCurrency);
        expect(second).toBe('USD');
        let answered = false;
        const changing = write({ platform_currency: 'EGP' }).finally(() => (answered = true));
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(answered).toBe(false);
        moved = true;
        commit();
        expect((await changing).statusCode).toBe(422);
        expect(await read()).toMatchObject({ platform_currency: 'USD' });
      } finally {
        commit();
        moved = false;
      }
    });
  }
});
