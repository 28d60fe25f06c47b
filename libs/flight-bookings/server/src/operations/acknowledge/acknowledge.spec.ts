import { systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { personOf } from '@traveldesk/wallet-server/testing';
import { raiseStaffTask } from '@traveldesk/bookings-server/testing';
import { bookingsModules } from '../../testing/bookings-api.fake';
import { insertBooking } from '../../testing/insert-booking';

describeOnDatabase('a change made outside the product', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => void (api = await makeApi({ modules: bookingsModules })));

  const flagged = async () => {
    const { db } = api.kernel;
    const id = await insertBooking(db, { flags: ['changed_outside', 'schedule_change'] });
    const booking = await db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await systemChange(api.kernel, (tx, record) =>
      raiseStaffTask(tx, record, null, api.kernel, { booking, reason: 'changed_outside' }),
    );
    return id;
  };
  const taskOf = (id: string) =>
    api.kernel.db.selectFrom('tasks').select('status').where('about_id', '=', id).executeTakeFirst();

  it('is acknowledged once, with a reason; only its own flag and task end', async () => {
    const id = await flagged();
    const settler = await personOf(api, { permissions: ['show_bookings', 'settle_bookings'] });
    const path = `/flights/bookings/${id}/outside-change`;
    const seen = (reason: string, version: number) =>
      settler('POST', path, { reason }, { 'if-match': `"${version}"` });
    expect((await seen('', 1)).status).toBe(422);
    expect((await seen('Agreed by phone', 9)).status).toBe(412);
    expect(await seen('Agreed by phone', 1)).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    const { body } = await settler('GET', `/flights/bookings/${id}`);
    expect(body).toMatchObject({ state: 'ticketed', flags: ['schedule_change'] });
    expect(await taskOf(id)).toEqual({ status: 'done' });
    const history = await settler('GET', `/flights/bookings/${id}/history`);
    expect(history.body.data[0]).toMatchObject({ event: 'outside_seen', reason: 'Agreed by phone' });
    expect((await seen('Again', 2)).body.code).toBe('booking_outside_seen_already');
  });

  it('is acknowledged only by users who may settle', async () => {
    const id = await flagged();
    const reader = await personOf(api, { permissions: ['show_bookings'] });
    expect((await reader('POST', `/flights/bookings/${id}/outside-change`, { reason: 'Seen' })).status).toBe(
      403,
    );
    expect(await taskOf(id)).toEqual({ status: 'open' });
  });
});
