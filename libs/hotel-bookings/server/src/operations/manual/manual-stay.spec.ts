import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { addDays } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import { euros, personOf, type Caller } from '@traveldesk/bookings-server/testing';
import { days, manualStay, startStayDesk, type StayDesk } from '../../testing/stay-desk.fake';

describeOnDatabase('a stay booked elsewhere', (makeApi) => {
  let desk: StayDesk;
  let clerk: Caller;
  let cashier: Caller;
  beforeAll(async () => {
    desk = await startStayDesk(makeApi);
    clerk = await desk.clerk();
    cashier = await desk.cashier();
  });

  const show = async (id: string) => (await clerk('GET', `/hotels/bookings/${id}`)).body;

  it('is confirmed and paid once, with its property, guests and deadlines', async () => {
    const company = await desk.company();
    const key = { 'idempotency-key': newId() };
    const input = manualStay(company, desk.cairo, {
      rooms: [
        { adults: 2, children: [8] },
        { adults: 1, children: [] },
      ],
      guests: [
        { room: 0, age: null, given_name: 'Amal', family_name: 'Haddad' },
        { room: 0, age: 8, given_name: 'Sami', family_name: 'Haddad' },
        { room: 1, age: null, given_name: 'Mona', family_name: 'Aziz' },
      ],
      due: { amount: '12.60', currency: 'EGP' },
      free_until: `${addDays(days.check_in, -3)}T10:00:00Z`,
      balance_due_on: addDays(days.check_in, -5),
    });
    const first = await cashier('POST', '/hotels/manual-bookings', input, key);
    expect(first).toMatchObject({ status: 201, body: { data: { number: expect.stringMatching(/^TD-/) } } });
    const again = await cashier('POST', '/hotels/manual-bookings', input, key);
    expect(again.body.data).toEqual(first.body.data);
    expect(await desk.wallet(company)).toEqual([470_000, 0]);
    const { id } = first.body.data;
    expect(await show(id)).toMatchObject({
      product: 'hotel',
      kind: 'manual',
      state: 'confirmed',
      pnr: 'HTL-778',
      paid: euros('300.00'),
      property: { name: 'Nile Ritz', address: { city: 'Cairo', country_code: 'EG' } },
      time_zone: 'Africa/Cairo',
      ...days,
      rooms: [{ guests: [0, 1], ages: [null, 8] }, { guests: [2] }],
      rate: { board: 'breakfast', payment: 'pay_now', there: [{ amount: '12.60', currency: 'EGP' }] },
      city_id: desk.cairo,
    });
    const { db } = desk.api.kernel;
    const deadlines = await db
      .selectFrom('booking_deadlines')
      .select('kind')
      .where('booking_id', '=', id)
      .orderBy('kind')
      .execute();
    expect(deadlines.map(({ kind }) => kind)).toEqual(['arrival', 'balance', 'cancellation']);
    // The guests leave by noon in Cairo.
    const { ends_at } = await desk.record(id);
    expect(ends_at?.toISOString().slice(0, 10)).toBe(days.check_out);
  });

  it('moves no money without a price, and may be priced and corrected later', async () => {
    const company = await desk.company();
    expect((await desk.enter(clerk, company)).status).toBe(403);
    const { body } = await desk.enter(clerk, company, { total: null, reference: null });
    const { id, version } = body.data;
    expect(await desk.record(id)).toMatchObject({ state: 'confirmed', total: null, pnr: null });
    expect((await show(id)).rate).toMatchObject({ now: null, price: { total: null, per_night: null } });
    expect(await desk.wallet(company)).toEqual([500_000, 0]);
    const paid = await desk.put(cashier, id, version, company);
    expect(paid.status).toBe(200);
    expect(await desk.wallet(company)).toEqual([470_000, 0]);
    const seen = paid.body.data.version;
    const dearer = await desk.put(cashier, id, seen, company, { total: euros('301.00'), reason: 'Typo' });
    expect(dearer.body.fields).toHaveProperty(['total.amount']);
    expect((await desk.put(cashier, id, seen, company, { room_name: 'Suite' })).body.fields).toHaveProperty([
      'reason',
    ]);
    const corrected = await desk.put(cashier, id, seen, company, { room_name: 'Suite', reason: 'Upgraded' });
    expect(corrected.status).toBe(200);
    expect((await desk.put(cashier, id, seen, company)).status).toBe(412);
    const history = (await clerk('GET', `/hotels/bookings/${id}/history`)).body.data;
    expect(history.find(({ former }: { former: unknown }) => former)).toMatchObject({
      event: 'entered_anew',
      former: { property: 'Nile Ritz', room_name: 'Double room', guests: [{ given_name: 'Amal' }] },
    });
    expect(await desk.wallet(company)).toEqual([470_000, 0]);
  });

  it.each([
    ['approve', {}, 'confirmed', [350_000, 0]],
    ['decline', { reason: 'No such stay' }, 'cancelled', [500_000, 0]],
  ] as const)(
    'waits for a second person beyond the daily limit: %s',
    async (decision, said, state, wallet) => {
      const company = await desk.company();
      const { body } = await desk.enter(cashier, company, { total: euros('1500.00') });
      const { id, approval_id: approvalId } = body.data;
      expect(await desk.record(id)).toMatchObject({ state: 'payment_pending' });
      expect(await desk.wallet(company)).toEqual([500_000, 150_000]);
      const second = await desk.person('approve_adjustments', 'show_approvals', 'hotels_bookings');
      const answer = await second('POST', `/approvals/${approvalId}/${decision}`, said);
      expect(answer.status).toBe(200);
      expect(await desk.record(id)).toMatchObject({ state });
      expect(await desk.wallet(company)).toEqual(wallet);
    },
  );

  it.each<[string, object, string[]]>([
    ['a check-out before the check-in', { check_out: addDays(days.check_in, -1) }, ['check_out']],
    ['a hundred nights', { check_out: addDays(days.check_in, 100) }, ['check_out']],
    ['a stay in three years', { check_in: '2199-01-01', check_out: '2199-01-02' }, ['check_in', 'check_out']],
    [
      'guests who do not fit the rooms',
      { guests: [{ room: 0, age: 9, given_name: 'Sami', family_name: 'Haddad' }] },
      ['guests.0.age'],
    ],
    [
      'an unknown city',
      { property: { name: 'Nile Ritz', address: null, city_id: newId(), phone: null } },
      ['property.city_id'],
    ],
    ['an amount with too many decimals', { total: { amount: '1.005', currency: 'EUR' } }, ['total.amount']],
    ['a negative amount due', { due: { amount: '-1.00', currency: 'EGP' } }, ['due.amount']],
  ])('is refused at its fields: %s', async (_, change, fields) => {
    const company = await desk.company();
    const { status, body } = await desk.enter(cashier, company, change);
    expect([status, Object.keys(body.fields).sort()]).toEqual([422, fields]);
  });

  it('needs the permissions to enter bookings and to book hotels, and access to the company', async () => {
    const company = await desk.company();
    const free = { total: null };
    expect((await desk.enter(await desk.person('add_bookings'), company, free)).status).toBe(403);
    expect((await desk.enter(await desk.person('hotels_bookings'), company, free)).status).toBe(403);
    const { body } = await desk.enter(clerk, company, free);
    const { id, version } = body.data;
    const stranger = await personOf(desk.api, {
      type: 'company',
      companyId: await desk.company(),
      permissions: ['add_bookings', 'hotels_bookings'],
    });
    expect((await desk.enter(stranger, company, free)).body.fields).toHaveProperty(['company_id']);
    expect((await desk.put(stranger, id, version, company, free)).status).toBe(404);
    expect((await stranger('GET', `/hotels/bookings/${id}`)).status).toBe(404);
    expect((await clerk('GET', `/flights/bookings/${id}`)).status).toBe(404);
  });
});
