import { Client } from 'pg';
import { startEmbedded } from './embedded-postgres';

describe("a test's PostgreSQL server", () => {
  it('answers, even after it was killed, and is gone after it is stopped', async () => {
    const server = await startEmbedded();
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query('show fsync');
    await client.end();
    await server.kill();
    const again = new Client({ connectionString: server.url });
    await again.connect();
    await again.end();
    await server.stop();

    expect(rows).toEqual([{ fsync: 'on' }]);
    await expect(new Client({ connectionString: server.url }).connect()).rejects.toThrow(/ECONNREFUSED/);
  });
});
