import { describeOnBoth } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { recover } from '../proof/recover';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { deskOf } from '../testing/desk.fake';
import { startGate, type Gate } from '../testing/gate.fake';
import { openOperation } from './rows.sql';

describeOnBoth('on a restored copy', (makeApi) => {
  let sandbox: Sandbox;
  let gate: Gate;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    gate = await startGate(sandbox.url);
    bookings = await startBookingsApi(makeApi, { at: gate.url });
  });
  afterAll(async () => {
    await gate.close();
    await sandbox.stop();
  });

  // docs/adr/0051: the original may have done it since.
  it('what was written down and not sent is not sent, but looked up, and its money comes back', async () => {
    const { kernel } = bookings.api;
    const desk = deskOf(bookings);
    const before = await bookings.wallet();
    // All that is written down now was so before the copy was taken.
    Object.defineProperty(kernel.jobs, 'parkedBefore', {
      value: new Date(Date.now() + 60_000),
      configurable: true,
    });
    const id = await desk.book('pay');
    await desk.settled(id);
    expect(await openOperation(kernel.db, id)).toMatchObject({ state: 'in_doubt', cause: 'unanswered' });
    expect(await bookings.record(id)).toMatchObject({ state: 'issuing' });
    expect(gate.count('POST', /^\/air\/orders$/)).toBe(0);
    await recover(kernel, id);
    expect(await bookings.record(id)).toMatchObject({ state: 'failed' });
    expect(await bookings.wallet()).toMatchObject({ balance: before.balance, held: 0 });
    Object.defineProperty(kernel.jobs, 'parkedBefore', { value: null, configurable: true });
    const next = await desk.book('pay');
    await desk.settled(next);
    expect(await bookings.record(next)).toMatchObject({ state: 'ticketed' });
  });
});
