// Whether the costs of the users' list, filters and typeahead grow with the page and not with the table: their times at 100 users and at
// 100,000, each in as many companies, on a separate PostgreSQL database. Exit code 1 when any takes more than twice as long.
//
//     npx tsx --tsconfig tsconfig.base.json tools/scale/users.mts [rounds]
import { companiesServer } from '@traveldesk/companies-server';
import { geoServer } from '@traveldesk/geo-server';
import { modulesServer } from '@traveldesk/modules-server';
import { suppliersServer } from '@traveldesk/suppliers-server';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { usersServer } from '@traveldesk/users-server';
import { scopeOf } from './companies.data.mts';
import { compare, type Measure, type Side } from './measure.mts';
import { fillUsers } from './users.data.mts';

const rounds = Number(process.argv[2] ?? 60);
const modules = [geoServer, modulesServer, suppliersServer, companiesServer, usersServer];

async function measuresOf(api: TestApi): Promise<Measure[]> {
  const { db } = api.kernel;
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', 'Scale 1')
    .executeTakeFirstOrThrow();
  const { company_id: company } = await db
    .selectFrom('users')
    .select('company_id')
    .where('company_id', 'is not', null)
    .orderBy('search')
    .executeTakeFirstOrThrow();
  const list = (name: string, query: string, as: Measure['as'] = 'staff') => ({
    name,
    url: `/users?${query}`,
    as,
  });
  return [
    list('list', ''),
    list('list, third page', 'page=3&per_page=30'),
    ...[
      'name',
      '-name',
      'email',
      'phone',
      '-phone',
      'type',
      'status',
      'last_login_at',
      '-last_login_at',
      '-created_at',
    ].map((sort) => list(`sort ${sort}`, `sort=${sort}`)),
    list('filter name, frequent', 'name=person'),
    list('filter name, rare', 'name=nadia%20fahmy'),
    list('filter name, none', 'name=zzz%20zzz'),
    list('filter name, two letters', 'name=na'),
    list('filter email, frequent', 'email=person'),
    list('filter email, none', 'email=nobody'),
    list('filter phone', 'phone=%2B2011'),
    list('filter phone, none', 'phone=99999999'),
    list('filter type', 'type=staff'),
    list('filter role', `role=${role.id}`),
    list('filter company', `company_id=${company}`),
    list('filter status', 'status=suspended'),
    list('filters together', `name=omar&type=company&status=active&role=${role.id}`),
    list('typeahead, one letter', 'q=n&per_page=10'),
    list('typeahead, name', 'q=nadia&per_page=10'),
    list('typeahead, address', 'q=person7&per_page=10'),
    list('typeahead, none', 'q=zzzz&per_page=10'),
    list("company's user, list", '', 'company'),
    list("company's user, filter", 'name=person', 'company'),
    list("company's user, typeahead", 'q=nadia&per_page=10', 'company'),
  ];
}

async function sideOf(count: number): Promise<Side> {
  const api = await startTestApi({ modules, database: 'postgres' });
  await fillUsers(api.kernel.db, count);
  const permissions = ['show_users'];
  const headers = {
    staff: await api.signIn({ permissions }),
    company: await api.signIn({ permissions, type: 'company', companyId: await scopeOf(api.kernel.db) }),
  };
  return { api, headers, measures: await measuresOf(api) };
}

const many = await sideOf(100_000);
const few = await sideOf(100);
try {
  process.exitCode = (await compare('/users', few, many, rounds)) > 0 ? 1 : 0;
} finally {
  await Promise.all([few.api.close(), many.api.close()]);
}
