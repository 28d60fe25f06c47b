import { companiesServer } from '@traveldesk/companies-server';
import { geoServer } from '@traveldesk/geo-server';
import { modulesServer } from '@traveldesk/modules-server';
import type { Page } from '@traveldesk/shared-contract';
import { newId, systemChange, type ServerModule } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { suppliersServer } from '@traveldesk/suppliers-server';
import { createUser, systemAccess, usersServer } from '@traveldesk/users-server';
import { dashboardServer } from '../index';

/** The dashboard with everything that it counts and refers to. */
export const deskModules: readonly ServerModule[] = [
  geoServer,
  modulesServer,
  suppliersServer,
  usersServer,
  companiesServer,
  dashboardServer,
];

/** Adds a company through its own route; answers its id. */
export async function addCompany(
  api: TestApi,
  company: { name: string; type?: 'B2B' | 'B2C'; parentId?: string },
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
      email: `${newId()}@company.example`,
      phone: null,
      currency: 'EGP',
      credit_limit: { amount: '0.00', currency: 'EGP' },
      status: 'active',
    },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ data: { id: string } }>().data.id;
}

/** Adds a user of the company, or of the platform; answers the id. */
export async function addUser(
  api: TestApi,
  user: { name: string; type: 'staff' | 'company' | 'customer'; companyId?: string },
): Promise<string> {
  const { id } = await systemChange(api.kernel, (tx, record) =>
    createUser(tx, record, {
      by: systemAccess,
      user: { ...user, email: `${newId()}@user.example`, language: 'en', status: 'active', roleIds: [] },
    }),
  );
  return id;
}
