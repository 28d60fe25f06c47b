import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { proofMaxBytes } from '@traveldesk/wallet-contract';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, walletModules } from '../testing/wallet-api';

const atOnce = 10;
const rounds = 5;
/** 4.9 MB that cannot be compressed, like a scan. */
const size = 4_900_000;
const lists = ['/companies?per_page=20', '/transactions?per_page=20', '/countries?per_page=20'];

/** The longest that another user may wait for a list, in milliseconds. */
const budget = 500;
/** On a machine where these lists are slow even without load, this multiple of their median applies instead. */
const timesAlone = 25;

interface Waits {
  median: number;
  p99: number;
  longest: number;
  calls: number;
}

/** The uploading clients run in their own thread, because the cost of sending is not the product's. Reports the answers of each round. */
const sender = `
const { parentPort, workerData } = require('node:worker_threads');
const { url, callers, size, rounds } = workerData;
const bytes = Buffer.alloc(size);
for (let at = 0, next = 1; at < size; at += 1) {
  next = (Math.imul(next, 1103515245) + 12345) & 0x7fffffff;
  bytes[at] = next >> 16;
}
bytes.write('%PDF-1.7');
const body = JSON.stringify({ name: 'scan.pdf', content: bytes.toString('base64') });
const upload = async (headers) => {
  const answer = await fetch(url, { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } });
  await answer.arrayBuffer();
  return answer.status;
};
(async () => {
  for (let round = 0; round < rounds; round += 1) parentPort.postMessage(await Promise.all(callers.map(upload)));
})();`;

describe.each(['pglite', 'postgres'] as const)('ten proofs of 4.9 MB at once, on %s', (database) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-proofs-'));
  let api: TestApi;
  let base: string;
  let companyId: string;
  let uploaders: Record<string, string>[];
  let other: Record<string, string>;
  beforeAll(async () => {
    expect(size).toBeLessThan(proofMaxBytes);
    api = await startTestApi({
      modules: walletModules,
      ...(database === 'pglite' ? { directory: path.join(directory, 'database') } : { database }),
    });
    companyId = await addWallet(api, 'Uploads');
    uploaders = await Promise.all(
      Array.from({ length: atOnce }, () => api.signIn({ permissions: ['add_deposits'] })),
    );
    other = await api.signIn({ permissions: ['show_companies', 'show_transactions', 'show_countries'] });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1`;
  });
  afterAll(async () => {
    await api.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const uploads = async () => {
    const url = `${base}/companies/${companyId}/deposit-proofs`;
    const worker = new Worker(sender, { eval: true, workerData: { url, callers: uploaders, size, rounds } });
    const statuses: number[] = [];
    worker.on('message', (round: number[]) => statuses.push(...round));
    await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject));
    return statuses;
  };

  /** The times another user waits for lists, requested one after another while `going`. */
  const listWaits = async (going: () => boolean): Promise<Waits> => {
    const waits: number[] = [];
    while (going()) {
      const begun = performance.now();
      const answer = await fetch(`${base}${lists[waits.length % lists.length]}`, { headers: other });
      await answer.arrayBuffer();
      waits.push(Math.round(performance.now() - begun));
      expect(answer.status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    waits.sort((a, b) => a - b);
    const at = (share: number) => waits[Math.floor(waits.length * share)] ?? Infinity;
    return { median: at(0.5), p99: at(0.99), longest: waits.at(-1) ?? Infinity, calls: waits.length };
  };
  const alone = () => {
    let calls = 0;
    return listWaits(() => calls++ < 60);
  };

  it('do not slow down the lists of others', async () => {
    await alone();
    const quiet = await alone();
    let running = true;
    const begun = performance.now();
    const uploading = uploads().finally(() => (running = false));
    const meanwhile = await listWaits(() => running);
    const statuses = await uploading;
    const seconds = (performance.now() - begun) / 1000;
    const afterwards = await alone();
    if (process.env.FIGURES)
      process.stderr.write(`${JSON.stringify({ database, seconds, quiet, meanwhile, afterwards })}\n`);
    expect(statuses).toEqual(Array.from({ length: atOnce * rounds }, () => 200));
    expect(meanwhile.p99).toBeLessThan(
      Math.max(budget, timesAlone * Math.max(quiet.median, afterwards.median)),
    );
  });
});
