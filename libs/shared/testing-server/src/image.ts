import { sql } from 'kysely';
import type { Connection, Db } from '@traveldesk/shared-server';

const block = 512;

/**
 * A database of PGlite as a tar archive to start others from, as small as it can be: what is copied at each start is half of
 * the time that a test waits for its database. Databases that only `create database` needs are left out, and the journal up to
 * now, which nothing reads after a checkpoint.
 */
export async function imageOf({ db, dump }: Connection & { dump(): Promise<Blob> }): Promise<Buffer> {
  const journal = await newJournal(db);
  const whole = Buffer.from(await (await dump()).arrayBuffer());
  return without(whole, (name) => {
    if (name.startsWith('/pg_wal/0')) return !name.endsWith(journal);
    return name.startsWith('/base/1/') || name.startsWith('/base/4/');
  });
}

/** Begins a new file of the journal, from which a copy starts; answers its name. */
async function newJournal(db: Db): Promise<string> {
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_current_wal_lsn()) as name`.execute(
    db,
  );
  return rows[0]?.name ?? '';
}

/** A tar archive without some of its files. */
function without(archive: Buffer, isLeftOut: (name: string) => boolean): Buffer {
  const kept: Buffer[] = [];
  let at = 0;
  for (let name = nameAt(archive, at); name; name = nameAt(archive, at)) {
    const end = at + block + Math.ceil(sizeAt(archive, at) / block) * block;
    if (!isLeftOut(name)) kept.push(archive.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, archive.subarray(at)]);
}

const nameAt = (archive: Buffer, at: number) => textAt(archive, at, 100);
const sizeAt = (archive: Buffer, at: number) => Number.parseInt(textAt(archive, at + 124, 12) || '0', 8);

function textAt(archive: Buffer, at: number, length: number): string {
  const [text = ''] = archive.toString('latin1', at, at + length).split('\0');
  return text.trim();
}
