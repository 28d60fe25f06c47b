import { someDay } from '@traveldesk/flights-server/testing';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Caller } from '@traveldesk/wallet-server/testing';
import { adult } from '../../testing/bookings-api.fake';
import { enterAt, startManualDesk, type ManualDesk } from '../../testing/manual-desk.fake';

/** Travelers are checked as in a supplier's booking. */
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
  ])('are refused at %s for impossible values: %j', async (field, change) => {
    const travellers = [{ ...adult(), ...change }];
    const { status, body } = await enterAt(desk)(clerk, companyId, { ...unpaid, travellers });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [`travellers.0.${field}`]]);
  });

  it('keep an invalid date of birth that is already stored, until it is changed', async () => {
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

  /**
   * A booking whose stored travelers are changed by given name as in `changes`, and the call that edits it.
   */
  const old = async (travellers: object[], changes: Record<string, object>) => {
    const { body } = await enterAt(desk)(clerk, companyId, { ...unpaid, travellers });
    const { id, version } = body.data;
    for (const [name, change] of Object.entries(changes)) {
      await desk.api.kernel.db
        .updateTable('booking_travellers')
        .set(change)
        .where('booking_id', '=', id)
        .where('given_name', '=', name)
        .execute();
    }
    return async (edited: object[]) => {
      const path = `/flights/manual-bookings/${id}`;
      const input = desk.input(companyId, { ...unpaid, travellers: edited });
      const answer = await clerk('PUT', path, input, { 'if-match': `"${version}"` });
      return answer.status === 422 ? Object.keys(answer.body.fields) : answer.status;
    };
  };

  it('may only keep invalid values stored for the same traveler, wherever the form lists that traveler', async () => {
    const stored = { born_on: '1800-01-01', phone: '+99912345678' };
    const [amal, sami] = [adult(), adult({ given_name: 'Sami' })];
    const put = await old([amal, sami], { Amal: stored });
    expect(
      await put([
        { ...amal, ...stored },
        { ...sami, phone: stored.phone },
      ]),
    ).toEqual(['travellers.1.phone']);
    expect(
      await put([
        { ...amal, ...stored },
        { ...sami, born_on: stored.born_on },
      ]),
    ).toEqual(['travellers.1.born_on']);
    expect(await put([sami, { ...amal, ...stored }])).toBe(200);
  });

  it('keep a title that contradicts the stored gender, until one of them is changed', async () => {
    const put = await old([adult()], { Amal: { gender: 'm' } });
    expect(await put([adult({ title: 'mrs', gender: 'm' })])).toEqual(['travellers.0.title']);
    expect(await put([adult({ gender: 'm' })])).toBe(200);
  });

  it('keep an infant with a stored adult under 18, until one of them is changed', async () => {
    const yearsBefore = (years: number) => `${Number(someDay().slice(0, 4)) - years}-01-01`;
    const born_on = yearsBefore(16);
    const nour = adult({
      type: 'infant',
      title: 'miss',
      given_name: 'Nour',
      born_on: yearsBefore(1),
      adult: 0,
    });
    const put = await old([adult(), nour], { Amal: { born_on } });
    const young = adult({ born_on });
    expect(await put([adult({ born_on: yearsBefore(15) }), nour])).toEqual(['travellers.1.adult']);
    expect(await put([young, { ...nour, given_name: 'Lina' }, nour])).toEqual(['travellers.1.adult']);
    expect(await put([adult({ given_name: 'Sami' }), young, { ...nour, adult: 1 }])).toBe(200);
  });

  it('have their phone numbers checked, and keep stored ones', async () => {
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

  it('have each ticket once in any notation, and each flight ends at another airport', async () => {
    const tickets = ['077-1234567891', '0771234567891'].map((number) => ({ number, traveller: 0 }));
    const twice = await enterAt(desk)(clerk, companyId, { total: null, tickets });
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([422, ['tickets.1.number']]);
    const [segment] = desk.input(companyId, unpaid).segments;
    const segments = [{ ...segment, destination: segment?.origin }];
    const circle = await enterAt(desk)(clerk, companyId, { ...unpaid, segments });
    expect([circle.status, Object.keys(circle.body.fields)]).toEqual([422, ['segments.0.destination']]);
  });
});
