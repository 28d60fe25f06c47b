import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPostgres } from '@traveldesk/shared-testing/server';
import { createApi, type Api } from './api';
import { readConfig } from '../config/config';
import { openPostgres } from '../db/postgres';
import { createLog } from '../log';

const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-replicas-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function replicaOf(url: string): Promise<Api> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: directory });
  return createApi({
    config: { ...config, secretKey: '00'.repeat(32) },
    modules: [],
    connection: openPostgres(url, { max: 4 }),
    log: createLog(config),
  });
}

/** Starts several replicas at once, and returns why some could not start. */
async function startTogether(url: string, count: number): Promise<string[]> {
  const started = await Promise.allSettled(Array.from({ length: count }, () => replicaOf(url)));
  const ready = await Promise.all(
    started.map(async (one) => {
      if (one.status === 'rejected') return String(one.reason);
      const { statusCode } = await one.value.app.inject('/api/v1/ready');
      await one.value.close();
      return String(statusCode);
    }),
  );
  return ready;
}

describe('replicas that start together', () => {
  it('all become ready on an empty database and on a migrated one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const database = await createPostgres();
      try {
        expect(await startTogether(database.url, 3)).toEqual(['200', '200', '200']);
        expect(await startTogether(database.url, 3)).toEqual(['200', '200', '200']);
      } finally {
        await database.drop();
      }
    }
  });
});
