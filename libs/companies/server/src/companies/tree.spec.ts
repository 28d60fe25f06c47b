import type { Company } from '@traveldesk/companies-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { allOfCompanies, companiesClient, companiesModules, inputOf } from '../testing/companies-api.fake';

describeOnDatabase('the tree of companies', (makeApi, database) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
  });

  const move = async (id: string, parentId: string | null) => {
    const company = (await staff.send('GET', `/companies/${id}`)).body as Company;
    return staff.send('PUT', `/companies/${id}`, inputOf(company, { parent_id: parentId }));
  };

  /** Compares the closure table with the parents, walked one by one. */
  const expectTreeIsParents = async () => {
    const { db } = api.kernel;
    const companies = await db.selectFrom('companies').select(['id', 'parent_id']).execute();
    const parents = new Map(companies.map((company) => [company.id, company.parent_id]));
    const expected = companies.flatMap(({ id }) => {
      const pairs: string[] = [];
      for (let at: string | null = id, depth = 0; at !== null; at = parents.get(at) ?? null, depth += 1) {
        if (depth > parents.size) throw new Error('a cycle');
        pairs.push(`${at} ${id} ${depth}`);
      }
      return pairs;
    });
    const rows = await db.selectFrom('company_tree').selectAll().execute();
    expect(rows.map((row) => `${row.ancestor_id} ${row.descendant_id} ${row.depth}`).sort()).toEqual(
      expected.sort(),
    );
  };

  it('follows creations, moves of branches and deletions', async () => {
    const a = await staff.create({ name: 'a' });
    const b = await staff.create({ name: 'b', parent_id: a.id });
    const c = await staff.create({ name: 'c', parent_id: b.id });
    const d = await staff.create({ name: 'd', parent_id: c.id });
    const e = await staff.create({ name: 'e' });
    await expectTreeIsParents();
    expect((await move(b.id, e.id)).status).toBe(200);
    await expectTreeIsParents();
    expect((await move(c.id, null)).status).toBe(200);
    await expectTreeIsParents();
    expect((await staff.send('DELETE', `/companies/${d.id}`)).status).toBe(200);
    await expectTreeIsParents();
  });

  it('refuses the company itself or a descendant as a parent, at the field', async () => {
    const top = await staff.create({ name: 'top' });
    const middle = await staff.create({ name: 'middle', parent_id: top.id });
    const bottom = await staff.create({ name: 'bottom', parent_id: middle.id });
    for (const parent of [top.id, middle.id, bottom.id]) {
      const refused = await move(top.id, parent);
      expect(refused).toMatchObject({
        status: 422,
        body: {
          fields: { parent_id: 'A company cannot be its own parent, directly or indirectly.' },
        },
      });
    }
    await expectTreeIsParents();
  });

  it('has at most 20 levels below the topmost company', async () => {
    let parent = await staff.create({ name: 'level 0' });
    const top = parent;
    for (let level = 1; level <= 20; level += 1) {
      parent = await staff.create({ name: `level ${level}`, parent_id: parent.id });
    }
    await expect(staff.create({ name: 'level 21', parent_id: parent.id })).rejects.toThrow(/parent_id/);
    const above = await staff.create({ name: 'above' });
    expect((await move(top.id, above.id)).status).toBe(422);
    await expectTreeIsParents();
  });

  // PGlite has one connection, so nothing runs at the same time there.
  const onServer = database === 'postgres' ? it : it.skip;

  onServer('lets only one of two moves through that would make a cycle together', async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await staff.create({ name: `one ${round}` });
      const two = await staff.create({ name: `two ${round}` });
      const moves = await Promise.all([move(one.id, two.id), move(two.id, one.id)]);
      expect(moves.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
    await expectTreeIsParents();
  });

  onServer('stays whole while companies are added below one that moves', async () => {
    const left = await staff.create({ name: 'left' });
    const right = await staff.create({ name: 'right' });
    const branch = await staff.create({ name: 'branch', parent_id: left.id });
    const work = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) =>
        staff.create({ name: `leaf ${index}`, parent_id: branch.id }),
      ),
      move(branch.id, right.id),
      move(branch.id, left.id),
      move(branch.id, null),
    ]);
    expect(work).toHaveLength(9);
    await expectTreeIsParents();
  });

  onServer('does not let a parent be deleted while a company is put below it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const parent = await staff.create({ name: `parent ${round}` });
      const [made, gone] = await Promise.allSettled([
        staff.create({ name: 'child', parent_id: parent.id }),
        staff.send('DELETE', `/companies/${parent.id}`),
      ]);
      const deleted = gone.status === 'fulfilled' && gone.value.status === 200;
      expect(made.status === 'fulfilled').toBe(!deleted);
    }
    await expectTreeIsParents();
  });
});
