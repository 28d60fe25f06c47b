import { sql, type Kysely } from 'kysely';
import { newId } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase } from '@traveldesk/shared-testing/server';
import { deskModules } from '../testing/desk';
import { up } from './20261122T1500_tasks_cause';

describeOnDatabase('the causes of tasks raised by earlier versions', (makeApi) => {
  it('become reasons, under their client if they have one', async () => {
    const api = await makeApi({ modules: deskModules });
    const { db } = api.kernel;
    const client = await addCompany(api, { name: 'Nile Travel' });
    await sql`drop index tasks_open_of_cause`.execute(db);
    await sql`
      alter table tasks drop column about_kind, drop column about_id, drop column due_at`.execute(db);
    await sql`alter table tasks rename column reason to cause`.execute(db);
    await sql`alter table tasks add constraint tasks_cause_unique unique (cause)`.execute(db);
    const insert = (title: string, cause: string | null, clientId: string | null) =>
      sql`
        insert into tasks (id, cause, title_en, title_fr, title_ar, search, type, status, client_id, project)
        values (${newId()}, ${cause}, ${title}, ${title}, ${title}, ${title}, 'call', 'open', ${clientId}, 'Flights')`.execute(
        db,
      );
    await insert('a', 'hold:1', client);
    await insert('b', 'hold:2', null);
    await insert('c', null, client);

    await up(db as unknown as Kysely<never>);

    const rows = await db
      .selectFrom('tasks')
      .select(['title_en', 'reason', 'about_kind', 'about_id', 'due_at'])
      .orderBy('title_en')
      .execute();
    expect(rows).toEqual([
      { title_en: 'a', reason: 'hold:1', about_kind: 'company', about_id: client, due_at: null },
      { title_en: 'b', reason: 'hold:2', about_kind: null, about_id: null, due_at: null },
      { title_en: 'c', reason: null, about_kind: null, about_id: null, due_at: null },
    ]);
  });
});
