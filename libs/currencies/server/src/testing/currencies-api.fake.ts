import type { ExchangeRate } from '@traveldesk/currencies-contract';
import { dayMs, type Page } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { givenRates } from './given-rates';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const all = ['show_exchange_rates', 'add_exchange_rates', 'update_currency_settings'];

/** An API client with all permissions of currencies, or the given ones. */
export async function currenciesClient(api: TestApi, permissions: readonly string[] = all, userId = newId()) {
  const headers = await api.signIn({ permissions: [...permissions], userId });
  const send = (method: Method, path: string, payload?: object, more: Record<string, string> = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
  const list = async (query = '') =>
    (await send('GET', `/exchange_rates${query}`)).json<Page<ExchangeRate>>();
  return {
    send,
    list,
    /** Adds a rate without approval; returns it as listed. */
    add: async (base: string, quote: string, rate: string, since: string | null = null) => {
      const validFrom = since === null ? new Date() : new Date(since);
      const [row] = await givenRates(api, { base, quote, rate, valid_from: validFrom });
      const { data } = await list(`?pair=${base}-${quote}&per_page=100`);
      const added = data.find(({ id }) => id === row?.id);
      if (!added) throw new Error(`There is no rate of ${base}/${quote}.`);
      return added;
    },
    /** Enters a rate through the API; returns it, in force or waiting. */
    write: async (base: string, quote: string, rate: string, since: string | null = null) => {
      const answer = await send('POST', '/exchange_rates', { base, quote, rate, valid_from: since });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<{ data: ExchangeRate }>().data;
    },
  };
}

/** Returns the instant `days` ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();
