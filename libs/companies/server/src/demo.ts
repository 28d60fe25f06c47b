import type { CompanyInput } from '@traveldesk/companies-contract';
import { systemChange, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { createCompany } from './companies/companies';
import { systemViewer } from './companies/scope';
import { demoCompanies, type DemoCompany } from './demo.data';
import { giveModules } from './settings/modules';
import { modulesWithSuppliers, type Holdings } from './settings/modules.sql';

/** Creates the demo companies with the functions of the API, unless any company exists. */
export async function loadDemoCompanies(kernel: Kernel): Promise<void> {
  await systemChange(kernel, async (tx, record) => {
    if (await tx.selectFrom('companies').select('id').limit(1).executeTakeFirst()) return;
    const countries = await tx.selectFrom('countries').select(['id', 'code']).execute();
    const countryIds = new Map(countries.map(({ id, code }) => [code, id]));
    const ids = new Map<string, string>();
    for (const [index, company] of demoCompanies.entries()) {
      const input = inputOf(company, index, { countryIds, ids });
      const { id } = await createCompany(tx, record, systemViewer, input);
      ids.set(company.name, id);
      await giveDemoModules(tx, record, id, index);
    }
  });
}

interface Known {
  countryIds: ReadonlyMap<string, string>;
  ids: ReadonlyMap<string, string>;
}

function inputOf(company: DemoCompany, index: number, { countryIds, ids }: Known): CompanyInput {
  const { name, below, type = 'B2B', country, currency, phone, status = 'active' } = company;
  return {
    name,
    type,
    parent_id: below === undefined ? null : (ids.get(below) ?? null),
    country_id: countryIds.get(country) ?? '',
    city_id: null,
    email: `desk${index + 1}@${country.toLowerCase()}.traveldesk.example`,
    phone,
    currency,
    status,
  };
}

/**
 * Gives each company flights with the first active supplier. Every other company has the second one too, and the rest have hotels with
 * their active suppliers.
 */
async function giveDemoModules(tx: Tx, record: Recorder, id: string, index: number): Promise<void> {
  const known = await modulesWithSuppliers(tx, id, systemViewer, 'en');
  const isEven = index % 2 === 0;
  const given = known.filter(({ key }) => key === 'flights' || (key === 'hotels' && !isEven));
  const suppliers = given.flatMap(({ key, suppliers: all }) => {
    const active = all.filter(({ status }) => status === 'active');
    return key === 'flights' ? active.slice(0, isEven ? 2 : 1) : active;
  });
  const holdings: Holdings = {
    modules: new Set(given.map(({ id: module }) => module)),
    suppliers: new Set(suppliers.map(({ id: supplier }) => supplier)),
  };
  await giveModules(tx, record, systemViewer, { id, holdings, known });
}
