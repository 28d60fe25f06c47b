import { openOperation } from '@traveldesk/bookings-server';
import { describeMatrix, hookFor, recover } from '@traveldesk/bookings-server/testing';
import { changedAt, type Hook } from '@traveldesk/shared-testing/server';
import { hotelsProven, startStage } from './proven.fake';
import { stepOf } from './steps.fake';

describeMatrix('each step of a stay with each fault', hotelsProven, startStage, {
  // The engine's own part of a fault is proven with flights.
  smoke: 9,
  more: (stage) => {
    const answers: readonly (readonly [name: string, misfit: string, path: string, value: unknown])[] = [
      ['without our ids', 'attempt', 'data.metadata', null],
      ['of another attempt', 'attempt', 'data.metadata.traveldesk_attempt', 'another'],
      ['at another price', 'price', 'data.accommodation.rooms.0.rates.0.total_amount', '1.00'],
      ['in other days', 'days', 'data.check_out_date', '2099-01-01'],
      ['without its rooms', 'rooms', 'data.rooms', null],
    ];

    it.each(answers)('a booked stay %s is in doubt', async (_name, misfit, path, value) => {
      const { bookings, desk, gate } = stage();
      const { kernel } = bookings.api;
      const lie: Hook['after'] = async (answer) =>
        answer === 'reset' ? answer : { ...answer, body: changedAt(answer.body, path, value) };
      gate.hook(hookFor(stepOf.book, { after: lie }));
      const id = await desk.book();
      await desk.settled(id);
      gate.rest();
      expect(await bookings.record(id)).toMatchObject({ state: 'issuing', paid: 0 });
      expect(await openOperation(kernel.db, id)).toMatchObject({ state: 'in_doubt', said: misfit });
      await recover(kernel, id);
      expect(await bookings.record(id)).toMatchObject({ state: 'confirmed' });
    });

    it('does not believe a booking that another stay’s answer claims and that its supplier has not made', async () => {
      const { bookings, desk, gate, sandbox } = stage();
      const { kernel } = bookings.api;
      const other = await desk.book();
      await desk.settled(other);
      const { order_ref: ref } = await bookings.record(other);
      const body = { data: await sandbox.ask('GET', `/stays/bookings/${ref}`) };
      const claims = (data: unknown) =>
        gate.hook(hookFor(stepOf.book, { before: () => ({ status: 201, body: { data } }) }));
      claims(body.data);
      const named = await desk.book();
      await desk.settled(named);
      claims({ ...(body.data as object), id: 'bok_0000nobodys' });
      const unnamed = await desk.book();
      await desk.settled(unnamed);
      gate.rest();
      for (const id of [named, unnamed]) await recover(kernel, id);
      // The other stay exists without our id, so only a person may say that it is not ours.
      expect(await bookings.record(named)).toMatchObject({ state: 'issuing', paid: 0 });
      expect(await openOperation(kernel.db, named)).toMatchObject({ state: 'in_doubt', said: 'attempt' });
      expect(await bookings.record(unnamed)).toMatchObject({ state: 'failed', paid: 0 });
    });

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
