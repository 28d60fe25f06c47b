// Writes audited rows as fast as possible and prints the acknowledged ones, until it is killed.
import { sql } from 'kysely';
import { appendAudit } from '../audit/append';
import { kernelMigrations } from '../migrations/all';
import { migrate } from '../start/migrator';
import { openPGlite } from './pglite';

async function main(directory: string, start: number): Promise<void> {
  const { db } = await openPGlite(directory);
  await migrate(db, [{ name: 'kernel', migrations: kernelMigrations }]);
  await sql`create table if not exists marks (number int primary key)`.execute(db);
  console.log('ready');
  for (let number = start; ; number += 1) {
    await db.transaction().execute(async (tx) => {
      await sql`insert into marks values (${number})`.execute(tx);
      await appendAudit(
        tx,
        { userId: null, userName: null, companyId: null, tokenId: null, address: null, requestId: null },
        [{ entity: 'mark', id: String(number), action: 'create', after: { number } }],
        new Map(),
      );
    });
    console.log(String(number));
  }
}

void main(process.argv[2] ?? '', Number(process.argv[3]));
