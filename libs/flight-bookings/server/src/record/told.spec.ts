import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { textsOf } from '@traveldesk/shared-documents/testing';
import type { Caller } from '@traveldesk/wallet-server/testing';
import {
  agentPermissions,
  startBookingsApi,
  startSandboxProgram,
  type BookingsApi,
} from '../testing/bookings-api.fake';

describeOnDatabase('a booking read by its own company', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let id: string;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    // Outside the void window, a refund costs a penalty.
    await sandbox.turn({ void_hours: 0 });
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    // The platform keeps its markup on a refund.
    await bookings.addRule({ percent: '7.31', refund: 'keep' });
    const sent = await bookings.agent(
      'POST',
      '/flights/bookings',
      bookings.inputFor(await bookings.offer(), 'pay'),
    );
    id = sent.body.data.id;
    await bookings.settled(id);
  });
  afterAll(() => sandbox.stop());

  const read = async (who: 'agent' | 'staff') => (await bookings[who]('GET', `/flights/bookings/${id}`)).body;

  const path = () => `/flights/bookings/${id}`;
  const chosenChange = async (caller: Caller) => {
    const { departing_at: at } = await bookings.record(id);
    const date = new Date(Date.parse(`${at}Z`) + 3 * 86_400_000).toISOString().slice(0, 10);
    const trips = [{ index: 0, origin: 'CAI', destination: 'LHR', date, cabin: null }];
    const asked = await caller('POST', `${path()}/change-requests`, { trips });
    const { request_id, options } = asked.body.data;
    const quoted = await caller('POST', `${path()}/change-quotes`, { request_id, ref: options[0].ref });
    return { asked, quoted, option: options[0], quote: quoted.body.data };
  };
  const minor = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

  it('shows no amount of its supplier, and none from which the net price follows (TRAVEL-RULES 30)', async () => {
    const { signIn, company } = bookings;
    const whole = [...agentPermissions, 'show_markups', 'show_transactions', 'export_bookings'];
    const user = await bookings.signedIn({ type: 'company', companyId: company.id, permissions: whole });
    const token = await signIn({
      type: 'company',
      companyId: company.id,
      permissions: whole,
      apiToken: true,
    });
    const program: Caller = async (method, url, body) => {
      const { status, text } = await bookings.call(method as 'GET', url, body as object, token);
      return { status, body: JSON.parse(text) } as never;
    };
    const told: string[] = [];
    for (const caller of [user, program]) {
      const ask = async (method: 'GET' | 'POST', url: string) => {
        const { status, body } = await caller(method, url);
        expect([url, status]).toEqual([url, method === 'GET' ? 200 : 201]);
        told.push(JSON.stringify(body));
        return body;
      };
      const { data: quote } = await ask('POST', `${path()}/cancellation-quotes`);
      expect(quote).toMatchObject({ kind: 'cancel', back: { currency: 'EUR' }, kept: { currency: 'EUR' } });
      expect(minor(quote.back) + minor(quote.kept)).toBe(Number((await bookings.record(id)).total));
      await ask('GET', path());
      const { asked, quoted } = await chosenChange(caller);
      told.push(JSON.stringify([asked.body, quoted.body]));
      await ask('GET', path());
      if (caller === program) continue;
      for (const part of ['history', 'money', 'notes', 'progress']) await ask('GET', `${path()}/${part}`);
      for (const list of ['/flights/bookings', '/booking-list', '/booking-deadlines', '/transactions']) {
        await ask('GET', list);
      }
      const exported = await caller('GET', '/booking/export?format=csv');
      told.push(exported.raw.toString());
      for (const paper of ['itinerary', 'receipt']) {
        told.push(...(await textsOf((await caller('GET', `${path()}/documents/${paper}`)).raw)));
      }
    }
    // Staff also print documents for the company.
    told.push(...(await textsOf((await bookings.staff('GET', `${path()}/documents/itinerary`)).raw)));

    await bookings.staff('POST', `${path()}/cancellation-quotes`);
    const seen = await read('staff');
    const { option } = await chosenChange(bookings.staff);
    const secrets = [seen.price.net, seen.quote.penalty, option.penalty, seen.conditions.change.penalty];
    for (const { amount } of secrets) expect(Number(amount)).toBeGreaterThan(0);
    const text = told.join('\n');
    const isTold = (amount: string) => new RegExp(`(?<![\\d.])${amount}(?!\\d)`).test(text);
    expect(secrets.filter(({ amount }) => isTold(amount))).toEqual([]);
    expect(text).not.toMatch(/"(penalty|net|value)"/);
    expect((await read('agent')).conditions).toEqual({
      change: { state: 'allowed', fee: true },
      refund: { state: 'not_allowed', fee: null },
    });
    const { total, base, tax } = seen.price;
    const shown = [total, base, tax, seen.quote.back, seen.quote.kept].map(minor);
    const made = shown.flatMap((one) => shown.flatMap((other) => [one, one + other, one - other]));
    expect(made).not.toContain(minor(seen.price.net));
  });

  it('shows the price of a change without the supplier’s separate fee, and another total than the supplier’s', async () => {
    const { total } = await bookings.record(id);
    const { option, quote } = await chosenChange(bookings.agent);
    expect(quote).toMatchObject({ kind: 'change' });
    for (const told of [option, quote]) {
      expect(told).not.toHaveProperty('penalty');
      expect(minor(told.total)).toBe(Number(total) + minor(told.due));
    }
    const slices = [...option.added, ...option.removed, ...quote.added, ...quote.removed];
    expect(slices.length).toBeGreaterThan(3);
    for (const { conditions } of slices) expect(JSON.stringify(conditions)).not.toContain('penalty');
    expect(await chosenChange(bookings.staff)).toMatchObject({
      option: { penalty: { currency: 'EUR' } },
      quote: { penalty: { currency: 'EUR' } },
    });
  });

  it('shows credits of the airline and their owners, but not their value to the platform', async () => {
    const { db } = bookings.api.kernel;
    const credits = JSON.stringify([{ name: 'AMAL HADDAD', value: { amount: '61.37', currency: 'EUR' } }]);
    await db.updateTable('bookings').set({ credits }).where('id', '=', id).execute();
    expect((await read('agent')).credits).toEqual([{ name: 'AMAL HADDAD' }]);
    expect((await read('staff')).credits).toMatchObject([{ value: { amount: '61.37' } }]);
    await db.updateTable('bookings').set({ credits: '[]' }).where('id', '=', id).execute();
  });

  it('does not reveal that a traveler flies for another company; a duplicate is shown only if the company gave a reason', async () => {
    const { db } = bookings.api.kernel;
    const set = (reason: string | null) =>
      db
        .updateTable('bookings')
        .set({ flags: ['duplicate_suspected'], reason })
        .where('id', '=', id)
        .execute();
    const listed = async (who: 'agent' | 'staff') => {
      const { body } = await bookings[who]('GET', '/flights/bookings');
      return body.data.find((row: { id: string }) => row.id === id).flags;
    };
    await set(null);
    expect([(await read('agent')).flags, await listed('agent')]).toEqual([[], []]);
    expect((await read('staff')).flags).toEqual(['duplicate_suspected']);
    expect(await listed('staff')).toEqual(['duplicate_suspected']);
    await set('two meetings');
    expect((await read('agent')).flags).toEqual(['duplicate_suspected']);
    // A reason given by the platform's staff does not count.
    const maker = (created_by: string | null) =>
      db.updateTable('bookings').set({ created_by }).where('id', '=', id).execute();
    const { created_by: before } = await bookings.record(id);
    await maker(bookings.staff.id);
    expect([(await read('agent')).flags, await listed('agent')]).toEqual([[], []]);
    await maker(before);
  });

  it('hides reasons, names and notes of the platform’s staff', async () => {
    const { db } = bookings.api.kernel;
    const path = `/flights/bookings/${id}`;
    await bookings.staff('POST', `${path}/cancellation-quotes`);
    const quotes = await db
      .selectFrom('booking_quotes')
      .select('id')
      .where('booking_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    await sandbox.turn({ cancellation_outcome: 'done_then_500' });
    await bookings.staff('POST', `${path}/refund`, {
      quote_id: quotes[0]?.id,
      reason: 'VIP, waived by Mona',
    });
    await bookings.settled(id);
    await sandbox.turn({ cancellation_outcome: 'normal' });
    const toldTo = async (who: 'agent' | 'staff') =>
      JSON.stringify([await read(who), (await bookings[who]('GET', `${path}/history`)).body]);
    expect(await toldTo('staff')).toContain('VIP, waived by Mona');
    expect(await toldTo('agent')).not.toContain('VIP');
    // Everybody may read reasons that the system wrote.
    const { body } = await bookings.agent('GET', `${path}/history`);
    const doubt = body.data.find(({ event }: { event: string }) => event === 'cancel_in_doubt');
    expect(doubt.reason).toEqual(expect.any(String));
    await db
      .updateTable('bookings')
      .set({ created_by: bookings.staff.id, created_by_name: 'Mona', reason: 'A favour', note: 'Owes us' })
      .where('id', '=', id)
      .execute();
    expect(await read('agent')).toMatchObject({ reason: null, note: null, created_by: null });
    expect(await read('staff')).toMatchObject({ reason: 'A favour', note: 'Owes us' });
  });

  it('names the permission that a refused caller lacks', async () => {
    const input = bookings.inputFor(await bookings.offer(), 'pay');
    const booker = await bookings.signedIn({
      type: 'company',
      companyId: bookings.company.id,
      permissions: ['flights_search', 'flights_bookings'],
    });
    const refused = await booker('POST', '/flights/bookings', input);
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(refused.body.message).toContain('issue_bookings');
  });
});
