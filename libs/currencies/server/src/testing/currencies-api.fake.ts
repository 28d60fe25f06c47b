import type { ExchangeRate } from '@traveldesk/currencies-contract';
import { dayMs, type Page } from '@traveldesk/shared-contract';
import type { TestApi } from '@traveldesk/shared-testing/server';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const all = ['show_exchange_rates', 'add_exchange_rates', 'update_currency_settings'];

/** Calls of somebody who may do all there is to do with currencies, or only what is named. */
export async function currenciesClient(api: TestApi, permissions: readonly string[] = all) {
  const headers = await api.signIn({ permissions: [...permissions] });
  const send = (method: Method, path: string, payload?: object, more: Record<string, string> = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
  return {
    send,
    list: async (query = '') => (await send('GET', `/exchange_rates${query}`)).json<Page<ExchangeRate>>(),
    /** Adds a rate as somebody writes it; answers it. */
    add: async (base: string, quote: string, rate: string, since: string | null = null) => {
      const answer = await send('POST', '/exchange_rates', { base, quote, rate, valid_from: since });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<{ data: ExchangeRate }>().data;
    },
  };
}

/** The instant so many days ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();
