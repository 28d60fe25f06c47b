import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Caller } from '@traveldesk/wallet-server/testing';
import { adult } from '../testing/bookings-api.fake';
import { enterAt, startManualDesk, type ManualDesk } from '../testing/manual-desk.fake';

/** People are judged as in a supplier's booking. */
describeOnDatabase('the travelers of a manual booking', (makeApi) => {
  let desk: ManualDesk;
  let clerk: Caller;
  let companyId: string;
  beforeAll(async () => {
    desk = await startManualDesk(makeApi);
    clerk = await desk.cashier();
    companyId = await desk.company();
  });
  const unpaid = { total: null, tickets: [] as object[] };

  it.each([
    ['born_on', { born_on: '1800-01-01' }],
    ['born_on', { born_on: '2131-05-17' }],
    ['title', { title: 'mr', gender: 'f' }],
    [
      'document.country',
      { document: { kind: 'passport', number: 'A1234567', country: 'ZZ', expires_on: '2133-01-31' } },
    ],
  ])('are refused at %s for what cannot be: %j', async (field, change) => {
    const travellers = [{ ...adult(), ...change }];
    const { status, body } = await enterAt(desk)(clerk, companyId, { ...unpaid, travellers });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [`travellers.0.${field}`]]);
  });

  it('keep a date of birth that was stored before it was judged, until it is changed', async () => {
    const { body } = await enterAt(desk)(clerk, companyId, unpaid);
    const { id, version } = body.data;
    await desk.api.kernel.db
      .updateTable('booking_travellers')
      .set({ born_on: '1800-01-01' })
      .where('booking_id', '=', id)
      .execute();
    const put = (born_on: string) =>
      clerk(
        'PUT',
        `/flights/manual-bookings/${id}`,
        desk.input(companyId, { ...unpaid, travellers: [adult({ born_on })] }),
        { 'if-match': `"${version}"` },
      );
    expect(Object.keys((await put('1801-01-01')).body.fields)).toEqual(['travellers.0.born_on']);
    expect((await put('1800-01-01')).status).toBe(200);
  });

  it('have their phones read, and keep those that are stored', async () => {
    const phoned = (phone: string) => ({ ...unpaid, travellers: [adult({ phone })] });
    const refused = await enterAt(desk)(clerk, companyId, phoned('+225 01020304'));
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['travellers.0.phone']]);
    const { body } = await enterAt(desk)(clerk, companyId, phoned('+44 (0)20 7946 0018'));
    const { id, version } = body.data;
    const { db } = desk.api.kernel;
    const stored = () =>
      db.selectFrom('booking_travellers').select('phone').where('booking_id', '=', id).execute();
    expect(await stored()).toEqual([{ phone: '+442079460018' }]);
    const phone = '+99912345678';
    await db.updateTable('booking_travellers').set({ phone }).where('booking_id', '=', id).execute();
    const kept = await clerk('PUT', `/flights/manual-bookings/${id}`, desk.input(companyId, phoned(phone)), {
      'if-match': `"${version}"`,
    });
    expect(kept.status).toBe(200);
    expect(await stored()).toEqual([{ phone }]);
  });
});
