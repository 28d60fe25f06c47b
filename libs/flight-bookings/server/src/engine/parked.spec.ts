import { recover } from '@traveldesk/bookings-server/testing';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { openOperation } from '@traveldesk/bookings-server';
import { startStage, type Stage } from '../proof/stage.fake';

describeOnDatabase('on a restored copy of the database', (makeApi) => {
  let stage: Stage;
  beforeAll(async () => void (stage = await startStage(makeApi)));
  afterAll(() => stage.stop());

  // docs/adr/0051: the original may have sent the operation since the copy was taken.
  it('an unsent operation is looked up instead of sent, and its money is released', async () => {
    const { bookings, desk, gate } = stage;
    const { kernel } = bookings.api;
    const before = await bookings.wallet();
    // Everything recorded up to now dates from before the copy.
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
