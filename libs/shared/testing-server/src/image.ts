import { sql } from 'kysely';
import type { Connection, Db } from '@traveldesk/shared-server';

const block = 512;

/** The size of a PostgreSQL page in bytes. */
const page = 8192;

/**
 * Returns a PGlite database as a tar archive to start others from, as small as possible, because copying it is half of the time that a test
 * waits for its database. Omits the databases needed only by `create database`, the WAL before the checkpoint, and the empty end of the new
 * WAL file.
 */
export async function imageOf({ db, dump }: Connection & { dump(): Promise<Blob> }): Promise<Buffer> {
  const journal = await newJournal(db);
  const whole = Buffer.from(await (await dump()).arrayBuffer());
  return filesOf(whole, (name, file) => {
    if (name.startsWith('/pg_wal/0')) return name.endsWith(journal) ? withoutEnd(file) : null;
    return name.startsWith('/base/1/') || name.startsWith('/base/4/') ? null : file;
  });
}

/** Starts a new WAL file, from which a copy starts; returns its name. */
async function newJournal(db: Db): Promise<string> {
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_current_wal_lsn()) as name`.execute(
    db,
  );
  return rows[0]?.name ?? '';
}

/** Returns a copy of a tar archive with each file, header included, replaced by the result of `keep`; null omits the file. */
function filesOf(archive: Buffer, keep: (name: string, file: Buffer) => Buffer | null): Buffer {
  const kept: Buffer[] = [];
  let at = 0;
  for (let name = nameAt(archive, at); name; name = nameAt(archive, at)) {
    const end = at + block + Math.ceil(sizeAt(archive, at) / block) * block;
    kept.push(keep(name, archive.subarray(at, end)) ?? Buffer.alloc(0));
    at = end;
  }
  return Buffer.concat([...kept, archive.subarray(at)]);
}

/** Cuts a file of an archive after the page that follows its last nonzero byte. */
function withoutEnd(file: Buffer): Buffer {
  let last = file.length - 1;
  while (file[last] === 0) last -= 1;
  const size = (Math.ceil((last + 1 - block) / page) + 1) * page;
  const short = Buffer.from(file.subarray(0, block + size));
  short.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  // The tar checksum counts its own field as spaces.
  short.fill(' ', 148, 156);
  const sum = short.subarray(0, block).reduce((total, byte) => total + byte, 0);
  short.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return short;
}

const nameAt = (archive: Buffer, at: number) => textAt(archive, at, 100);
const sizeAt = (archive: Buffer, at: number) => Number.parseInt(textAt(archive, at + 124, 12) || '0', 8);

function textAt(archive: Buffer, at: number, length: number): string {
  const [text = ''] = archive.toString('latin1', at, at + length).split('\0');
  return text.trim();
}
