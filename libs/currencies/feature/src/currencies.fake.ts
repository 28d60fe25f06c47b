import type {
  CurrencySettings,
  CurrencySettingsInput,
  ExchangeRate,
  ExchangeRateInput,
  RateFile,
} from '@traveldesk/currencies-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';

/** A test rate. */
export function exchangeRate(changes: Partial<ExchangeRate> = {}): ExchangeRate {
  return {
    id: '0198f000-0000-7000-8000-0000000000e1',
    base: 'EUR',
    quote: 'USD',
    rate: '1.0825',
    valid_from: '2026-11-20T15:00:00.000Z',
    source: 'ecb',
    status: 'in_force',
    author: { id: '0198f000-0000-7000-8000-000000000002', name: 'Mona Said', path: null },
    approval_id: null,
    created_at: '2026-11-20T15:01:00.000Z',
    ...changes,
  };
}

/** The request that waiting test rates belong to. */
export const waitingRequest = '0198f000-0000-7000-8000-0000000000f1';

const rateFile: RateFile = {
  day: '2026-11-21',
  valid_from: '2026-11-21T15:00:00.000Z',
  base: 'EUR',
  lines: [
    {
      currency: 'USD',
      rate: '1.09',
      before: '1.0825',
      state: 'changed',
      waits: false,
      newer_from: '2026-11-22T15:00:00.000Z',
    },
    { currency: 'PLN', rate: '4.25', before: null, state: 'first', waits: true, newer_from: null },
  ],
};

const settings: CurrencySettings = {
  platform_currency: 'EUR',
  warn_after_days: 5,
  refuse_after_days: 10,
  share: 2,
  currency_fixed: false,
  version: 3,
  waiting: [],
};

/** An in-memory mock of the API for rates, pairs, files, conversions and settings. */
export function fakeCurrencies(given: ExchangeRate[], set: Partial<CurrencySettings> = {}): MockApi {
  const rows = [...given];
  let current = { ...settings, ...set };
  const ofPair = (pair: string) =>
    rows.filter(({ base, quote }) => [`${base}-${quote}`, `${quote}-${base}`].includes(pair));
  return mockApi({
    'GET /exchange_rates': ({ query }) => {
      const data = rows.filter(
        ({ base, quote }) =>
          (!query.currency || [base, quote].includes(query.currency)) &&
          (!query.pair || ofPair(query.pair).some((rate) => rate.base === base && rate.quote === quote)),
      );
      return { body: { data, total: data.length } };
    },
    'GET /exchange_rates/preview': ({ query: { base, quote, rate } }) => {
      const [reference] = ofPair(`${base}-${quote}`);
      const difference = reference ? (Number(rate) / Number(reference.rate) - 1) * 100 : null;
      const waits = difference === null || Math.abs(difference) > current.share;
      return {
        body: {
          reference: reference?.rate ?? null,
          difference,
          share: current.share,
          waits,
          newer_from: null,
        },
      };
    },
    'POST /exchange_rates': ({ body }) => {
      const { base, quote, rate, valid_from: since } = body as ExchangeRateInput;
      const id = `0198f000-0000-7000-8000-${String(rows.length).padStart(12, '0')}`;
      const added = exchangeRate({
        id,
        base,
        quote,
        rate,
        source: 'manual',
        valid_from: since ?? '2026-11-23T08:00:00.000Z',
      });
      rows.unshift(added);
      return { status: 201, body: { message: `Saved: 1 ${base} = ${rate} ${quote}.`, data: added } };
    },
    'GET /exchange_rates/pairs/{pair}': ({ params }) => {
      const [newest, ...older] = ofPair(params.pair ?? '');
      if (!newest) return problem(404, 'not_found', 'This was not found.');
      const trend = [...older, newest].map(({ valid_from, rate }) => ({ valid_from, rate }));
      const { base, quote, rate } = newest;
      return { body: { base, quote, rate, inverse: '0.92378753', newest, trend } };
    },
    'GET /exchange_rates/conversion': ({ query: { amount = '', from = '', to = '' } }) => ({
      body: {
        given: { amount, currency: from },
        converted: { amount: '108.25', currency: to },
        rate: { from, to, at: '2026-11-23T08:00:00.000Z', legs: [] },
        readable: '1.0825',
        is_old: false,
      },
    }),
    'POST /exchange_rates/files/preview': () => ({ body: { message: 'Read.', data: rateFile } }),
    'POST /exchange_rates/files': () => ({
      status: 201,
      body: {
        message: 'Saved 1, waiting for approval 1.',
        data: {
          day: rateFile.day,
          valid_from: rateFile.valid_from,
          added: 1,
          waiting: 1,
          behind: 1,
          approval_id: waitingRequest,
        },
      },
    }),
    'GET /currency_settings': () => ({ body: current }),
    'PUT /currency_settings': ({ body, headers }) => {
      if (headers.get('if-match') !== `"${current.version}"`)
        return problem(412, 'stale', 'Changed meanwhile.');
      current = { ...current, ...(body as CurrencySettingsInput), version: current.version + 1 };
      return { body: { message: 'The settings were saved.', data: current } };
    },
    'GET /currency_settings/history': () => ({ body: { data: [], total: 0 } }),
  });
}
