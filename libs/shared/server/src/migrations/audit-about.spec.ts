import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { companyIn } from '../audit/about';
import { hashOf } from '../audit/entry';
import { historyOf, type HistoryReader } from '../audit/history';
import { verifyAuditChain } from '../audit/verify';
import { systemChange } from '../change';
import type { Db } from '../database';
import { newId } from '../ids';
import type { ServerModule } from '../modules/module';
import { up } from './20261122T1200_audit_about';

/** Reverts the audit trail to its earlier format, and writes entries in that format. */
async function before(db: Db, records: readonly { entity: string; id: string; was?: object; is?: object }[]) {
  await sql`alter table audit_entries drop column about, drop column hash_version`.execute(db);
  await sql`update audit_heads set seq = 0, hash = ''`.execute(db);
  let hash = '';
  for (const [index, { entity, id, was = null, is = null }] of records.entries()) {
    const at = new Date();
    const entry = {
      id: newId(),
      chain: 0,
      seq: index + 1,
      at,
      user_id: null,
      user_name: null,
      company_id: null,
      token_id: null,
      entity,
      entity_id: id,
      action: 'update',
      before: was,
      after: is,
      address: null,
      request_id: null,
      about: [],
      hash_version: 1,
    };
    const previous = hash;
    hash = hashOf(previous, entry);
    await sql`insert into audit_entries (id, chain, seq, at, entity, entity_id, action, before, after, prev_hash, hash)
      values (${entry.id}, 0, ${entry.seq}, ${at}, ${entity}, ${id}, 'update', ${was && JSON.stringify(was)},
        ${is && JSON.stringify(is)}, ${previous}, ${hash})`.execute(db);
  }
  await sql`update audit_heads set seq = ${records.length}, hash = ${hash} where chain = 0`.execute(db);
}

const page = { page: 1, per_page: 20 };

describeOnDatabase('earlier entries of the audit trail', (makeApi) => {
  it('stay as they were written: no row is rewritten, and their chain is intact', async () => {
    const { db } = (await makeApi({ modules: [] })).kernel;
    await before(db, [
      { entity: 'company', id: newId(), is: { name: 'Nile' } },
      { entity: 'user', id: newId() },
    ]);
    const places = async () =>
      (
        await sql<{
          place: string;
        }>`select xmin::text || ' ' || ctid::text as place from audit_entries order by seq`.execute(db)
      ).rows;
    const written = await places();
    await db.transaction().execute((tx) => up(tx as never));
    expect(await places()).toEqual(written);
    expect(await verifyAuditChain(db)).toEqual({ entries: 2, breaks: [] });
    await expect(sql`update audit_entries set about = '{}'`.execute(db)).rejects.toThrow('append-only');
  });

  it('are visible only to staff; later entries are visible to a company from the second one on', async () => {
    const { kernel } = await makeApi({ modules: [users] });
    const [id, nile] = [newId(), newId()];
    await sql`insert into people values (${id}, ${nile})`.execute(kernel.db);
    await before(kernel.db, [{ entity: 'person', id, is: { name: 'from before' } }]);
    await kernel.db.transaction().execute((tx) => up(tx as never));
    const put = (name: string) =>
      systemChange(kernel, async (_tx, record) =>
        record({ entity: 'person', id, action: 'update', after: { name } }),
      );
    await put('may be a move');
    await put('since');
    const names = async (reader: HistoryReader) =>
      (await historyOf(kernel.db, 'person', id, page, reader)).data.map(({ changes }) => changes[0]?.after);
    const scope = (column: string) => sql<boolean>`${sql.ref(column)} = ${nile}::uuid`;
    expect(await names({ type: 'company', companyId: nile, scope })).toEqual(['since']);
    expect(await names({ type: 'staff', companyId: null })).toEqual([
      'since',
      'may be a move',
      'from before',
    ]);
    expect(await verifyAuditChain(kernel.db)).toEqual({ entries: 3, breaks: [] });
  });
});

const users: ServerModule = {
  name: 'people',
  texts: { en: {}, fr: {}, ar: {} },
  migrations: {
    '20260101T0000_people': {
      up: async (db) => {
        await sql`create table people (id uuid primary key, company_id uuid)`.execute(db);
      },
    },
  },
  companiesOf: { person: companyIn('people' as 'audit_entries', 'company_id') },
};
