import { expect, type APIRequestContext } from '@playwright/test';
import { accounts, sessionOf } from './accounts';

export interface Country {
  id: string;
  name: { en: string; fr: string; ar: string };
  code: string;
  currency: string;
  phone_code: string;
  version: number;
}

/** Countries changed through the API, as another user would. */
export async function countriesOf(request: APIRequestContext) {
  const { token } = await sessionOf(request, accounts.admin);
  const headers = { authorization: `Bearer ${token}` };
  const find = async (code: string): Promise<Country | undefined> => {
    const response = await request.get(`/api/v1/countries?code=${code}`, { headers });
    const { data } = (await response.json()) as { data: Country[] };
    return data.find((country) => country.code === code);
  };
  return {
    find,
    /** All are loaded from ISO 3166, so a code must be freed before a country can be added. */
    async free(code: string): Promise<void> {
      const country = await find(code);
      if (country)
        expect((await request.delete(`/api/v1/countries/${country.id}`, { headers })).status()).toBe(200);
    },
    async rename(country: Country, name: Country['name']): Promise<void> {
      const { code, currency, phone_code } = country;
      const data = { name, code, currency, phone_code };
      expect((await request.put(`/api/v1/countries/${country.id}`, { headers, data })).status()).toBe(200);
    },
  };
}
