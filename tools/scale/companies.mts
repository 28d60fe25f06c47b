// Whether the companies' list, filters, typeahead and tree cost the page and not the table: their times at 100
// companies and at 100,000, on a PostgreSQL database of its own. Exit code 1 when any is beyond twice its time at 100.
//
//     npx tsx --tsconfig tsconfig.base.json tools/scale/companies.mts [rounds]
import { companiesServer } from '@traveldesk/companies-server';
import { geoServer } from '@traveldesk/geo-server';
import { modulesServer } from '@traveldesk/modules-server';
import { suppliersServer } from '@traveldesk/suppliers-server';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { fillCompanies } from './companies.data.mts';

const small = 100;
const large = 100_000;
/** Costs grow as the page, not as the table (DESIGN 9). */
const allowed = 2;
const rounds = Number(process.argv[2] ?? 60);

interface Measure {
  name: string;
  url: string;
  /** Who calls: staff, or a user of a company. */
  as: 'staff' | 'company';
}

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
    url: `/api/v1/companies?${query}`,
    as,
  });
  return [
    list('list', ''),
    ...['name', '-name', 'type', 'status', 'currency', 'email', '-created_at', 'updated_at'].map((sort) =>
      list(`sort ${sort}`, `sort=${sort}`),
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

/** A company with some below it, so that the user's scope is about as large at both sizes. */
async function scopeOf(api: TestApi): Promise<string> {
  const { id } = await api.kernel.db
    .selectFrom('company_tree')
    .select(['ancestor_id as id'])
    .groupBy('ancestor_id')
    .having(({ fn }) => fn.countAll<number>(), '<=', 20)
    .orderBy(({ fn }) => fn.countAll<number>(), 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function timesAt(api: TestApi, count: number): Promise<Map<string, number>> {
  await fillCompanies(api.kernel.db, count);
  const permissions = ['show_companies'];
  const users = {
    staff: await api.signIn({ permissions }),
    company: await api.signIn({ permissions, type: 'company', companyId: await scopeOf(api) }),
  };
  const times = new Map<string, number>();
  for (const { name, url, as } of await measuresOf(api)) {
    const samples: number[] = [];
    for (let round = 0; round < rounds + 10; round += 1) {
      const start = performance.now();
      const answer = await api.inject({ method: 'GET', url, headers: users[as] });
      const took = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      if (round >= 10) samples.push(took);
    }
    // The least: what the call costs when nothing else takes the machine meanwhile.
    times.set(name, Math.min(...samples));
  }
  return times;
}

const api = await startTestApi({
  modules: [geoServer, modulesServer, suppliersServer, companiesServer],
  database: 'postgres',
});
let failed = 0;
try {
  // Once for nothing: the first calls pay for the program's own warming up.
  await timesAt(api, small);
  const few = await timesAt(api, small);
  const many = await timesAt(api, large);
  console.log(`least of ${rounds}, milliseconds\n`);
  console.log(`${'call'.padEnd(30)} ${'100'.padStart(8)} ${'100,000'.padStart(8)} ${'ratio'.padStart(6)}`);
  for (const [name, before] of few) {
    const after = many.get(name) ?? 0;
    const ratio = after / before;
    const beyond = ratio > allowed;
    if (beyond) failed += 1;
    const figures = [before, after].map((time) => time.toFixed(2).padStart(8)).join(' ');
    console.log(`${name.padEnd(30)} ${figures} ${ratio.toFixed(2).padStart(6)}${beyond ? '  beyond' : ''}`);
  }
} finally {
  await api.close();
}
process.exitCode = failed > 0 ? 1 : 0;
