import type { BookingRecord } from '@traveldesk/bookings-server';
import { openOperation } from '@traveldesk/bookings-server';
import { describeEvents, refreshDue, settledRight, type Told } from '@traveldesk/bookings-server/testing';
import { newId } from '@traveldesk/shared-server';
import { hotelsProven, startStage } from './proven.fake';

const created = ({ kept }: Pick<BookingRecord, 'kept'>): Told => ({
  type: 'stays.booking.created',
  object: { id: 'bok_0000unknown', quote_id: kept?.ref },
});

describeEvents('an event about a step of a stay', hotelsProven, startStage, {
  first: (desk) => desk.book(),
  told: {
    book: created,
    look_up: created,
    cancel: ({ order_ref }) => ({ type: 'stays.booking.cancelled', object: { id: order_ref } }),
  },
  nobodys: { id: 'bok_0000nobodys', quote_id: 'quo_0000nobodys' },
  more: (stage) => {
    it('of a booking in doubt, without its quote: our id in the metadata finds it, unless it is malformed or unknown', async () => {
      const { bookings, desk, gate, teller } = stage();
      gate.hook({ method: 'POST', path: /^\/stays\/bookings$/, after: async () => 'reset' as const });
      const id = await desk.book();
      await desk.settled(id);
      gate.rest();
      const before = (await teller.events()).length;
      const metadataOf = (booking: string) => ({ traveldesk_booking: booking, traveldesk_attempt: 'any' });
      const tell = (metadata: object | null) =>
        teller.tell({ type: 'stays.booking.created', object: { id: 'bok_0000unknown', metadata } });
      for (const other of [null, metadataOf('nobody’s'), metadataOf(newId())]) await tell(other);
      await tell(metadataOf(id));
      const told = (await teller.events()).slice(before).map((event) => event.booking_id);
      expect(told).toEqual([null, null, null, id]);
      await desk.lookUp(id);
      expect(await bookings.record(id)).toMatchObject({ state: 'confirmed' });
      await settledRight(hotelsProven, stage(), id);
    });

    it('of a cancellation elsewhere, before that of the booking, each twice: one flag, one task, no money', async () => {
      const { bookings, desk, sandbox, teller } = stage();
      const { kernel } = bookings.api;
      const id = await desk.book();
      await desk.settled(id);
      const { order_ref: ref } = await bookings.record(id);
      const { balance } = await bookings.wallet();
      await sandbox.ask('POST', `/_training/bookings/${ref}/cancellation`, {});
      const twice = async (told: Told) => {
        for (let time = 0; time < 2; time += 1) {
          await teller.tell(told);
          await refreshDue(kernel);
        }
        return bookings.record(id);
      };
      const outside = { type: 'stays.booking.cancelled', object: { id: ref }, id: 'wev_0000cancelled' };
      const canceled = await twice(outside);
      expect(canceled).toMatchObject({ state: 'refund_pending', flags: ['changed_outside'], refunded: 0 });
      const late = { type: 'stays.booking.created', object: { id: ref }, id: 'wev_0000created' };
      expect(await twice(late)).toMatchObject({ state: 'refund_pending', version: canceled.version });
      const { rows } = await kernel.db
        .selectFrom('tasks')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('about_id', '=', id)
        .where('reason', '=', 'changed_outside')
        .executeTakeFirstOrThrow();
      expect(Number(rows)).toBe(1);
      expect((await bookings.wallet()).balance).toEqual(balance);
    });

    it('of a failure ends the wait for an accepted booking, twice as once, and only if it is signed', async () => {
      const { bookings, desk, teller } = stage();
      const { db } = bookings.api.kernel;
      const before = await bookings.wallet();
      const id = await desk.book('Accepted then Failed');
      await desk.settled(id);
      const { kept } = await bookings.record(id);
      const open = async () => (await openOperation(db, id)) ?? null;
      const accepted = await open();
      expect(accepted).toMatchObject({ state: 'in_doubt', cause: 'accepted' });
      const failed = {
        type: 'stays.booking_creation_failed',
        object: { quote_id: kept?.ref },
        id: 'wev_0000failed',
      };
      const body = teller.bodyOf(failed);
      expect((await teller.post(body, teller.signed(body, { by: 'a guess' }))).statusCode).toBe(404);
      await desk.lookUp(id);
      expect(await open()).toMatchObject({ settles_at: accepted?.settles_at, absences: 0 });
      await teller.tell(failed);
      const { settles_at: settles } = (await open()) ?? {};
      expect(settles?.getTime()).toBeLessThan(accepted?.settles_at?.getTime() ?? 0);
      await teller.tell(failed);
      expect(await open()).toMatchObject({ settles_at: settles });
      await desk.lookUp(id);
      expect(await open()).toMatchObject({ state: 'in_doubt', absences: 1 });
      await desk.lookUp(id);
      expect(await bookings.record(id)).toMatchObject({ state: 'failed', paid: 0 });
      await settledRight(hotelsProven, stage(), id);
      const { balance, held } = await bookings.wallet();
      expect([balance, Number(held)]).toEqual([before.balance, 0]);
    });
  },
});
