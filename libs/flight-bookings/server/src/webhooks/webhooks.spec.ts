import { sql } from 'kysely';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { openOperation } from '@traveldesk/bookings-server';
import {
  refreshDue,
  registerWebhooks,
  startTeller,
  type Teller,
  type Told,
} from '@traveldesk/bookings-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { deskOf, type TestDesk } from '../testing/desk.fake';

describeOnDatabase('the events of a supplier', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let desk: TestDesk;
  let teller: Teller;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    desk = deskOf(bookings);
    await desk.settled(await desk.book('hold'));
    teller = await startTeller(bookings);
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.turn({ order_outcome: 'normal' }));

  const tell = (told: Told) => teller.tell(told);
  const events = () => teller.events();

  it('arrive at one registered webhook, whose secret is sealed', async () => {
    const row = await bookings.api.kernel.db
      .selectFrom('booking_webhooks')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.url).toBe('http://localhost:4200/api/v1/webhooks/suppliers/training');
    expect(row.sealed).not.toContain(teller.secret());
    await registerWebhooks(bookings.api.kernel);
    expect(await sandbox.ask<object[]>('GET', '/air/webhooks')).toMatchObject([{ id: row.ref }]);
    // After a kill between the answer and our insert nobody knows the secret, so the webhook is registered
    // again.
    await bookings.api.kernel.db.deleteFrom('booking_webhooks').execute();
    await registerWebhooks(bookings.api.kernel);
    const [again, ...more] = await sandbox.ask<{ id: string }[]>('GET', '/air/webhooks');
    expect([again?.id === row.ref, more]).toEqual([false, []]);
    await teller.register();
  });

  it('get the same refusal whether unsigned, forged, old, altered or from an unknown supplier', async () => {
    const { bodyOf, post, signed } = teller;
    const body = bodyOf({ type: 'ping.triggered', object: {} });
    const known = await events();
    const answers = [
      await post(body, {}),
      await post(body, { 'x-duffel-signature': 'nonsense' }),
      await post(body, signed(body, { by: 'another secret' })),
      await post(body, signed(body, { at: Date.now() - 6 * 60_000 })),
      await post(body, signed(body, { at: Date.now() + 6 * 60_000 })),
      await post(body.replace('ping', 'pong'), signed(body)),
      await post('no json', signed(body)),
      await post(body, signed(body), 'nobody'),
    ];
    const told = answers.map((answer) => {
      const { request_id: _id, ...rest } = answer.json();
      return [answer.statusCode, rest];
    });
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(told[0]).toEqual([404, expect.objectContaining({ code: 'webhook_refused' })]);
    expect(await events()).toEqual(known);
  });

  it('trigger a look-up of a doubt, once for all repetitions', async () => {
    await sandbox.turn({ order_outcome: 'done_then_500' });
    const id = await desk.book('pay');
    await desk.settled(id);
    const { db } = bookings.api.kernel;
    expect(await openOperation(db, id)).toMatchObject({ state: 'in_doubt' });
    const { kept } = await bookings.record(id);
    const jobs = () => lookUpsAsked(id);
    const before = await jobs();
    // The order is not known here yet, so the event is matched by the offer.
    const told = {
      type: 'order.created',
      object: { id: 'ord_0000unknown', offer_id: kept?.ref },
      id: 'wev_0000twice',
    };
    await tell(told);
    await tell(told);
    expect(await jobs()).toBe(before + 1);
    // The content of the event is ignored.
    expect(await bookings.record(id)).toMatchObject({ state: 'issuing', order_ref: null });
    expect(await bookings.lookUp(id)).toMatchObject({ state: 'ticketed' });
  });

  it('trigger a refresh of the order, in whatever sequence they arrive', async () => {
    const id = await desk.book('pay');
    await desk.settled(id);
    const { order_ref: ref } = await bookings.record(id);
    await sandbox.ask('POST', `/_training/orders/${ref}/airline_change`, {});
    await tell({
      type: 'order.airline_initiated_change_detected',
      object: { id: 'aic_0000one', order_id: ref },
    });
    await refreshDue(bookings.api.kernel);
    expect(await bookings.record(id)).toMatchObject({ flags: ['schedule_change'] });
    const { version } = await bookings.record(id);
    await tell({ type: 'order.created', object: { id: ref } });
    await refreshDue(bookings.api.kernel);
    expect(await bookings.record(id)).toMatchObject({ state: 'ticketed', version });
  });

  it('about an unknown order are recorded and ignored', async () => {
    const before = await events();
    await tell({ type: 'order.created', object: { id: 'ord_0000nobodys' } });
    await tell({ type: 'something.new', object: {} });
    const noted = (await events()).slice(before.length);
    expect(noted).toMatchObject([
      { kind: 'order_created', order_ref: 'ord_0000nobodys', booking_id: null },
      { kind: 'other', booking_id: null },
    ]);
  });

  it('revive an order that was given up', async () => {
    const id = await desk.book('pay');
    await desk.settled(id);
    const { db } = bookings.api.kernel;
    // A booking that is not refreshed any more, because its time is over.
    const { order_ref: ref, kept } = await bookings.record(id);
    expect(kept).not.toBeNull();
    await db.updateTable('bookings').set({ refresh_at: null }).where('id', '=', id).execute();
    await tell({ type: 'order.created', object: { id: ref, offer_id: kept?.ref } });
    expect((await bookings.record(id)).refresh_at).not.toBeNull();
  });

  async function lookUpsAsked(id: string): Promise<number> {
    const open = await openOperation(bookings.api.kernel.db, id);
    const { rows } = await sql<{ data: { operationId: string; now?: boolean } }>`
      select data from jobs.job where name = 'bookings-drive'`.execute(bookings.api.kernel.db);
    return rows.filter(({ data }) => data.operationId === open?.id && data.now === true).length;
  }
});
