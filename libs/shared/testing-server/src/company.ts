import { randomUUID } from 'node:crypto';
import type { Page } from '@traveldesk/shared-contract';
import type { TestApi } from './api';

/** Adds a company through its API route and returns its id. Needs the modules of companies and countries. */
export async function addCompany(
  api: TestApi,
  company: { name: string; type?: 'B2B' | 'B2C'; parentId?: string; currency?: string },
): Promise<string> {
  const headers = await api.signIn({ permissions: ['add_companies', 'update_countries'] });
  const found = await api.inject({ url: '/api/v1/countries?code=EG', headers });
  const answer = await api.inject({
    method: 'POST',
    url: '/api/v1/companies',
    headers,
    payload: {
      name: company.name,
      type: company.type ?? 'B2B',
      parent_id: company.parentId ?? null,
      country_id: found.json<Page<{ id: string }>>().data[0]?.id,
      city_id: null,
      email: `${randomUUID()}@company.example`,
      phone: null,
      currency: company.currency ?? 'EGP',
      status: 'active',
    },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ data: { id: string } }>().data.id;
}
