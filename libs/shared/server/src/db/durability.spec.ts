import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { hardness } from '@traveldesk/shared-testing/server';
import { verifyAuditChain } from '../audit/verify';
import { runChild } from './child.fake';
import { openMemoryPGlite, openPGlite } from './pglite';

const { runs: kills } = hardness(4, 1);

describe('PGlite on disk', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-durability-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('loses nothing that was acknowledged and keeps the audit chain intact through repeated kill -9', async () => {
    const directory = path.join(parent, 'killed');
    let acknowledged: number[] = [];
    for (let round = 1; round <= kills; round += 1) {
      const child = runChild('writer.fixture.ts', directory, String(round * 100_000));
      await child.until((lines) => lines.length > 25);
      child.process.kill('SIGKILL');
      await child.exit;
      acknowledged = [...acknowledged, ...child.lines.filter((line) => line !== 'ready').map(Number)];

      const connection = await openPGlite(directory);
      const { rows } = await sql<{ number: number }>`select number from marks`.execute(connection.db);
      const audit = await verifyAuditChain(connection.db);
      await connection.close();

      const kept = new Set(rows.map((row) => row.number));
      expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
      expect(audit).toEqual({ entries: rows.length, breaks: [] });
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 25);
  }, 180_000);

  it('rejects queries once it is closing, and leaves no caller waiting', async () => {
    const { db, close } = await openMemoryPGlite();
    await sql`select 1`.execute(db);
    const closing = close();
    const transaction = () => db.transaction().execute((tx) => sql`select 1`.execute(tx));
    for (const ask of [transaction, () => sql`select 1`.execute(db), transaction]) {
      await expect(ask()).rejects.toThrow('The database is closed.');
    }
    await closing;
    await expect(transaction()).rejects.toThrow('The database is closed.');
  });

  it('syncs once, and again for each commit', async () => {
    let syncs = 0;
    const connection = await openPGlite(path.join(parent, 'counted'), { onSync: () => (syncs += 1) });
    await sql`create table counted (number int)`.execute(connection.db);
    for (let number = 0; number < 20; number += 1) {
      const before = syncs;
      await sql`insert into counted values (${number})`.execute(connection.db);
      expect(syncs).toBeGreaterThan(before);
    }
    await connection.close();
  });
});
