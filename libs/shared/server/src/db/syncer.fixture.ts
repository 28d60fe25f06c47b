// Commits twenty times while strace records this process's fsync calls in a file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { openPGlite } from './pglite';

async function main(directory: string, trace: string): Promise<void> {
  const { db, close } = await openPGlite(directory);
  await sql`create table traced (number int)`.execute(db);
  const strace = spawn(
    'strace',
    ['-f', '-e', 'trace=fsync,fdatasync', '-o', trace, '-p', String(process.pid)],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  await once(strace.stderr, 'data');
  for (let number = 0; number < 20; number += 1) await sql`insert into traced values (${number})`.execute(db);
  strace.kill('SIGINT');
  await once(strace, 'exit');
  await close();
}

void main(process.argv[2] ?? '', process.argv[3] ?? '').then(() => process.exit(0));
