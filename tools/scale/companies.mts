// Whether the costs of the companies' list, filters, typeahead and tree grow with the page and not with the table: their times at 100
// companies and at 100,000, on a separate PostgreSQL database. Exit code 1 when any takes more than twice its time at 100.
//
//     npx tsx --tsconfig tsconfig.base.json tools/scale/companies.mts [rounds]
import { companiesServer } from '@traveldesk/companies-server';
import { geoServer } from '@traveldesk/geo-server';
import { modulesServer } from '@traveldesk/modules-server';
import { suppliersServer } from '@traveldesk/suppliers-server';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { fillCompanies, scopeOf } from './companies.data.mts';
import { compare, type Measure, type Side } from './measure.mts';

const rounds = Number(process.argv[2] ?? 60);
const modules = [geoServer, modulesServer, suppliersServer, companiesServer];

async function measuresOf(api: TestApi): Promise<Measure[]> {
  const { db } = api.kernel;
  const parent = await db
    .selectFrom('companies')
    .select('parent_id')
    .where('parent_id', 'is not', null)
    .orderBy('search')
    .executeTakeFirstOrThrow();
  const list = (name: string, query: string, as: Measure['as'] = 'staff') => ({
    name,
    url: `/companies?${query}`,
    as,
  });
  return [
    list('list', ''),
    ...['name', '-name', 'type', 'status', 'currency', 'email', 'phone', '-created_at', 'updated_at'].map(
      (sort) => list(`sort ${sort}`, `sort=${sort}`),
    ),
    list('filter name, frequent', 'name=travel'),
    list('filter name, rare', 'name=travel%207'),
    list('filter name, none', 'name=zzz%20zzz'),
    list('filter name, two letters', 'name=ni'),
    list('filter type', 'type=B2C'),
    list('filter parent', `parent_id=${parent.parent_id}`),
    list('filter email, frequent', 'email=desk'),
    list('filter email, none', 'email=nobody'),
    list('filter phone', 'phone=%2B2011'),
    list('filter phone, none', 'phone=99999999'),
    list('filter currency', 'currency=KWD'),
    list('filter status', 'status=suspended'),
    list('filters together', 'name=nile&type=B2B&status=active&currency=EGP'),
    list('typeahead, one letter', 'q=n&per_page=10'),
    list('typeahead, word', 'q=nile&per_page=10'),
    list('typeahead, inner word', 'q=travel&per_page=10'),
    list('typeahead, none', 'q=zzzz&per_page=10'),
    list('tree, top level', 'parent_id=none&per_page=50&sort=name'),
    list('tree, branch', `parent_id=${parent.parent_id}&per_page=50&sort=name`),
    list("company's user, list", '', 'company'),
    list("company's user, filter", 'name=travel', 'company'),
    list("company's user, typeahead", 'q=nile&per_page=10', 'company'),
  ];
}

async function sideOf(count: number): Promise<Side> {
  const api = await startTestApi({ modules, database: 'postgres' });
  await fillCompanies(api.kernel.db, count);
  const permissions = ['show_companies'];
  const headers = {
    staff: await api.signIn({ permissions }),
    company: await api.signIn({ permissions, type: 'company', companyId: await scopeOf(api.kernel.db) }),
  };
  return { api, headers, measures: await measuresOf(api) };
}

const many = await sideOf(100_000);
const few = await sideOf(100);
try {
  process.exitCode = (await compare('/companies', few, many, rounds)) > 0 ? 1 : 0;
} finally {
  await Promise.all([few.api.close(), many.api.close()]);
}
