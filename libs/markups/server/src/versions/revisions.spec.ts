import { sql } from 'kysely';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { loadRules } from '..';
import {
  addRule,
  callerOf,
  markupModules,
  priceBy,
  ruleBody,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

describeOnDatabase('revisions', (makeApi, database) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions }));
  });

  /** All revisions taken by versions, zones and deletions. */
  const taken = async () => {
    const { rows } = await sql<{ revision: number }>`
      select revision from markup_versions where revision is not null
      union all select revision from markup_zone_versions
      union all select deleted_revision from markups where deleted_revision is not null
      order by 1`.execute(api.kernel.db);
    return rows.map(({ revision }) => Number(revision));
  };
  const newest = async () =>
    Number(
      (await api.kernel.db.selectFrom('markup_state').select('revision').executeTakeFirstOrThrow()).revision,
    );
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('are ordered without a gap, whatever is published or refused', async () => {
    const { id } = await addRule(staff);
    await staff('POST', '/markups', ruleBody({ currency: 'BTN', min_amount: '1' }));
    await staff('PUT', `/markups/${id}`, ruleBody({ percent: '6' }));
    await staff('PUT', `/markups/${id}`, ruleBody({ percent: '7' }), { 'if-match': '"1"' });
    const zone = (await staff('POST', '/markup-zones', { name: 'Gulf', countries: ['AE'], zones: [] })).body
      .data;
    await staff('PUT', `/markup-zones/${zone.id}`, { name: 'Gulf', countries: ['AE', 'OM'], zones: [] });
    await staff('DELETE', `/markup-zones/${zone.id}`);
    await staff('DELETE', `/markups/${id}`);
    expect(await taken()).toEqual(upTo(6));
    expect(await newest()).toBe(6);
  });

  it('require a lock, which the database enforces', async () => {
    const { id } = await addRule(staff);
    const { db } = api.kernel;
    const version = {
      rule_id: id,
      number: 2,
      content: '{}',
      created_at: new Date(),
      effective_at: new Date(),
    };
    const insert = (revision: number) =>
      db
        .insertInto('markup_versions')
        .values({ ...version, state: 'published', revision })
        .execute();
    await expect(insert((await newest()) + 1)).rejects.toThrow(/the one that was taken last/);
    await expect(insert(1)).rejects.toThrow(/the one that was taken last/);
  });

  if (database === 'postgres') {
    it('are not lost when many publish at once', async () => {
      const before = await newest();
      const rules = await Promise.all(upTo(4).map((number) => addRule(staff, { name: `Rule ${number}` })));
      const answers = await Promise.all(
        rules.flatMap(({ id }) =>
          upTo(4).map((percent) => staff('PUT', `/markups/${id}`, ruleBody({ percent: String(percent) }))),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await newest()).toBe(before + 4 + 16);
      expect(await taken()).toEqual(upTo(before + 20));
      for (const { id } of rules) {
        const { data } = (await staff('GET', `/markups/${id}/versions`)).body;
        expect(data.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3, 2, 1]);
      }
    });

    it('let one of two writers of the same version win, and refuse the other', async () => {
      const { id } = await addRule(staff);
      const put = (percent: string) =>
        staff('PUT', `/markups/${id}`, ruleBody({ percent }), { 'if-match': '"1"' });
      const answers = await Promise.all([put('6'), put('7')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const winner = answers.find(({ status }) => status === 200);
      expect((await staff('GET', `/markups/${id}`)).body).toEqual(winner?.body.data);
    });

    it('are read completely: a reader of a revision finds all its rules, also later', async () => {
      const { id } = await addRule(staff, { percent: '1', priority: 9 });
      let writes = true;
      const writing = (async () => {
        for (const percent of upTo(12))
          await staff('PUT', `/markups/${id}`, ruleBody({ percent: String(percent), priority: 9 }));
        writes = false;
      })();
      const seen: { revision: number; at: Date; price: string }[] = [];
      while (writes) {
        const at = new Date();
        const rules = await loadRules(api.kernel, at);
        seen.push({ revision: rules.revision, at, price: priceBy(rules, at) });
      }
      await writing;
      const tools = api.kernel.tools.markups;
      expect(new Set(seen.map(({ revision }) => revision)).size).toBeGreaterThan(3);
      for (const { revision, at, price } of seen.filter((_, index) => index % 5 === 0)) {
        const rules = await tools?.rules.of({ revision, at });
        expect(rules && priceBy(rules, at)).toBe(price);
      }
    });
  }
});
