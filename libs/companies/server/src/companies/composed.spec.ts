import { companyInputSchema, companySchema, type Company } from '@traveldesk/companies-contract';
import { doneOf, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  invalid,
  newId,
  problems,
  targetOf,
  type Actor,
  type Recorder,
  type ServerModule,
  type Tx,
} from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  allOfCompanies,
  blank,
  companiesClient,
  companiesModules,
  inputOf,
} from '../testing/companies-api.fake';
import { createCompany, updateCompany } from './companies';

/** Writes as a function of another domain; throws a 422 above 100, after it has written. */
async function deposit(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, amount }: { companyId: string; amount: number },
): Promise<void> {
  const id = newId();
  await sql`insert into purses values (${id}, ${companyId}, ${amount}, ${actor.userId})`.execute(tx);
  record({ entity: 'purse', id: companyId, action: 'create', after: { amount } });
  if (amount > 100) throw invalid({ amount: 'required' });
}

const fundedSchema = z.strictObject({ company: companyInputSchema, amount: z.number().int() });
const config = { permission: 'session' } as const;

/** A domain above companies that changes its own table and theirs together. */
const purses: ServerModule = {
  name: 'purses',
  migrations: {
    '20261121T9900_purses': {
      up: async (db) => {
        await sql`
          create table purses (
            id uuid primary key,
            company_id uuid not null references companies,
            amount int not null,
            made_by text not null
          )`.execute(db);
      },
    },
  },
  texts: { en: {}, fr: {}, ar: {} },
  routes: (app) => {
    const answers = { 200: doneOf(companySchema), ...problems(404, 412, 422) };
    app.post(
      '/funded_companies',
      { config, schema: { summary: 'Theirs, then ours', body: fundedSchema, response: answers } },
      async (request) => {
        const { company: input, amount } = request.body;
        const company = await change(request, async (tx, record) => {
          const made = await createCompany(tx, record, actorOf(request), input);
          await deposit(tx, record, actorOf(request), { companyId: made.id, amount });
          return made;
        });
        return done(request, 'company_created', company, { name: company.name });
      },
    );
    app.put(
      '/funded_companies/:id',
      {
        config,
        schema: { summary: 'Ours, then theirs', params: idParams, body: fundedSchema, response: answers },
      },
      async (request) => {
        const { company: input, amount } = request.body;
        const target = targetOf(request);
        const company = await change(request, async (tx, record) => {
          await deposit(tx, record, actorOf(request), { companyId: target.id, amount });
          return updateCompany(tx, record, actorOf(request), { ...target, company: input }, app.kernel);
        });
        return done(request, 'company_updated', company, { name: company.name });
      },
    );
  },
};

describeOnDatabase('a change across two domains', (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;

  beforeAll(async () => {
    api = await makeApi({ modules: [...companiesModules, purses] });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
  });

  const input = async (name: string) => ({ ...(await blank(api)), name });

  /** Companies whose names start with the text, their purses, and their audit entries. */
  async function found(name: string) {
    const { db } = api.kernel;
    const companies = await db
      .selectFrom('companies')
      .select(['id', 'name'])
      .where('name', '^@', name)
      .execute();
    const { rows } = await sql<{ amount: number }>`
      select purses.amount from purses join companies on companies.id = purses.company_id
      where companies.name ^@ ${name}`.execute(db);
    return {
      companies: companies.map((company) => company.name),
      amounts: rows.map(({ amount }) => amount),
      entries: await entriesOf(companies.map(({ id }) => id)),
    };
  }

  async function entriesOf(ids: readonly string[]): Promise<string[]> {
    const entries = await api.kernel.db
      .selectFrom('audit_entries')
      .select(['entity', 'entity_id', 'action'])
      .execute();
    return entries
      .filter(({ entity_id: id }) => ids.includes(id))
      .map(({ entity, action }) => `${entity} ${action}`)
      .sort();
  }

  const countEntries = async () =>
    (await api.kernel.db.selectFrom('audit_entries').select('id').execute()).length;

  it('commits the writes of both, and both audit entries', async () => {
    const { status } = await staff.send('POST', '/funded_companies', {
      company: await input('Whole Travel'),
      amount: 50,
    });
    expect(status).toBe(200);
    expect(await found('Whole')).toEqual({
      companies: ['Whole Travel'],
      amounts: [50],
      entries: ['company create', 'purse create'],
    });
  });

  it('commits no write and no entry if the second domain refuses', async () => {
    const before = await countEntries();
    const { status } = await staff.send('POST', '/funded_companies', {
      company: await input('Halved Travel'),
      amount: 500,
    });
    expect(status).toBe(422);
    expect(await found('Halved')).toEqual({ companies: [], amounts: [], entries: [] });
    expect(await countEntries()).toBe(before);
  });

  describe('in which the other domain comes second', () => {
    let company: Company;
    beforeEach(async () => {
      company = await staff.create({ name: `Second ${newId()}` });
    });

    const put = (body: object, seen: string) =>
      staff.send('PUT', `/funded_companies/${company.id}`, body, { 'if-match': seen });

    it('commits the writes of both', async () => {
      const renamed = inputOf(company, { name: `${company.name} renamed` });
      expect((await put({ company: renamed, amount: 7 }, '"1"')).status).toBe(200);
      expect(await found(company.name)).toEqual({
        companies: [renamed.name],
        amounts: [7],
        entries: ['company create', 'company update', 'purse create'],
      });
    });

    it('commits nothing if the second domain refuses', async () => {
      const renamed = inputOf(company, { name: `${company.name} renamed` });
      expect((await put({ company: renamed, amount: 7 }, '"9"')).status).toBe(412);
      expect(await found(company.name)).toEqual({
        companies: [company.name],
        amounts: [],
        entries: ['company create'],
      });
    });
  });
});
