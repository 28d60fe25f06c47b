import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Duffel } from '@duffel/api';
import { searchTraining, traveller } from '../flights/testing/journeys';
import { runProgram } from '../testing/program.fake';

describe('the program', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-sandbox-run-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  const sdk = (url: string) => new Duffel({ token: 'duffel_test_training_quick', basePath: `${url}/` });

  it('remembers every confirmed order and every offer after kill -9', async () => {
    const dataDir = path.join(parent, 'killed');
    const first = await runProgram(dataDir);
    const { offers } = await searchTraining(sdk(first.url), 'CAI', 'LHR');
    const waiting = (await searchTraining(sdk(first.url), 'CAI', 'CDG')).offers[0]!;
    const { data: order } = await sdk(first.url).orders.create({
      type: 'instant',
      selected_offers: [offers[0]!.id],
      passengers: [traveller(offers[0]!.passengers[0]!.id)],
      payments: [{ type: 'balance', amount: offers[0]!.total_amount, currency: offers[0]!.total_currency }],
    });
    await first.end('SIGKILL');

    const second = await runProgram(dataDir);
    const { data: known } = await sdk(second.url).orders.get(order.id);
    expect({ ...known, synced_at: null }).toEqual({ ...order, synced_at: null });
    const { data: offer } = await sdk(second.url).offers.get(waiting.id);
    expect(offer.total_amount).toBe(waiting.total_amount);
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('executes what it has accepted, once, even if it was killed before', async () => {
    const dataDir = path.join(parent, 'accepted');
    const first = await runProgram(dataDir);
    await fetch(`${first.url}/_training/knobs`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_outcome: 'accepted' }),
    });
    const [offer] = (await searchTraining(sdk(first.url), 'CAI', 'LHR')).offers;
    await sdk(first.url).orders.create({
      type: 'pay_later',
      selected_offers: [offer!.id],
      passengers: [traveller(offer!.passengers[0]!.id)],
    });
    expect((await sdk(first.url).orders.list()).data).toEqual([]);
    await first.end('SIGKILL');

    const second = await runProgram(dataDir);
    const orders = async () => (await sdk(second.url).orders.list()).data.length;
    for (let at = 0; (await orders()) === 0 && at < 100; at++)
      await new Promise((done) => setTimeout(done, 50));
    expect(await orders()).toBe(1);
    await second.end('SIGKILL');

    const third = await runProgram(dataDir);
    await new Promise((done) => setTimeout(done, 200));
    expect((await sdk(third.url).orders.list()).data).toHaveLength(1);
    await third.end('SIGTERM');
  });

  it('does not open a directory that another process has open', async () => {
    const dataDir = path.join(parent, 'shared');
    const first = await runProgram(dataDir);
    const second = await runProgram(dataDir);
    expect(second.output()).toContain('another process uses');
    expect(second.child.exitCode).toBe(1);
    expect(await first.end('SIGTERM')).toBe(0);
  });
});
