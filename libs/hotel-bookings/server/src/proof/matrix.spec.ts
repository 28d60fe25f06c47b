import { openOperation } from '@traveldesk/bookings-server';
import { describeMatrix, hookFor, recover } from '@traveldesk/bookings-server/testing';
import { changedAt } from '@traveldesk/shared-testing/server';
import { hotelsProven, startStage } from './proven.fake';
import { stepOf } from './steps.fake';

describeMatrix('each step of a stay with each fault', hotelsProven, startStage, {
  // The engine's own part of a fault is proven with flights.
  smoke: 9,
  more: (stage) => {
    it('does not believe a cancellation that the supplier claims and has not made', async () => {
      const { bookings, desk, gate, sandbox } = stage();
      const { kernel } = bookings.api;
      const id = await desk.book();
      await desk.settled(id);
      const { order_ref: ref } = await bookings.record(id);
      const data = await sandbox.ask('GET', `/stays/bookings/${ref}`);
      const body = changedAt({ data }, 'data.status', 'cancelled');
      gate.hook(hookFor(stepOf.cancel, { before: () => ({ status: 200, body }) }));
      await desk.cancel(id);
      await desk.settled(id);
      gate.rest();
      expect(await openOperation(kernel.db, id)).toMatchObject({ state: 'in_doubt', cause: 'misfit' });
      await recover(kernel, id);
      const { is, shouldBe } = await hotelsProven.verdictOn(kernel, sandbox, id);
      expect(is).toEqual(shouldBe);
      expect(await bookings.record(id)).toMatchObject({ state: 'confirmed', refunded: 0 });
    });
  },
});
