import { applyOrder } from '@traveldesk/bookings-server/testing';
import type { OrderPicture } from '@traveldesk/flights-server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { systemChange } from '@traveldesk/shared-server';
import { describeOnBoth, describeOnDatabase } from '@traveldesk/shared-testing/server';
import { euros, personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { flightDetail } from '../../order/flight-detail.sql';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../../testing/bookings-api.fake';
import { limitOfDay } from '../../testing/limit-of-day';
import {
  enterAt,
  manualInput,
  startManualDesk,
  tasksOf,
  type ManualDesk,
} from '../../testing/manual-desk.fake';

/** TRAVEL-RULES 22: a ticket number is unique worldwide, so entering it again would charge it twice. */
describeOnBoth('a ticket number that another booking has', (makeApi) => {
  let desk: ManualDesk;
  let enter: ReturnType<typeof enterAt>;
  let clerk: Caller;
  beforeAll(async () => {
    desk = await startManualDesk(makeApi);
    enter = enterAt(desk);
    clerk = await desk.cashier(['show_tasks']);
  });

  let numbers = 0;
  const newTicket = () => `077${String((numbers += 1)).padStart(10, '1')}`;
  const small = { total: euros('10.00') };
  const withTicket = (number: string, more: object = {}) => ({
    ...small,
    tickets: [{ number, traveller: 0, ...more }],
  });
  const refusal = { status: 422, body: { fields: { 'tickets.0.number': expect.any(String) as string } } };

  it.each(['0771234500001', '077-1234500001', '077 1234500001', '0771234500001-02', '07712345000013'])(
    'is refused at its field, as %s, and nothing is charged',
    async (typed) => {
      const company = await desk.company();
      const first = await enter(clerk, company, withTicket('0771234500001', { also_elsewhere: true }));
      expect(first.status).toBe(201);
      const before = await desk.wallet(company);
      const again = await enter(clerk, company, withTicket(typed));
      expect(again).toMatchObject(refusal);
      expect(again.body.fields['tickets.0.number']).toMatch(/^Another booking already has this ticket/);
      expect(await desk.wallet(company)).toEqual(before);
    },
  );

  it('is accepted once its author confirms it, with a task for staff', async () => {
    const [company, ticket] = [await desk.company(), newTicket()];
    const first = await enter(clerk, company, withTicket(ticket));
    expect([first.status, await tasksOf(desk.api, first.body.data.id)]).toEqual([201, []]);
    const again = await enter(clerk, await desk.company(), withTicket(ticket, { also_elsewhere: true }));
    expect(again.status).toBe(201);
    expect(await tasksOf(desk.api, again.body.data.id)).toEqual([
      {
        status: 'open',
        client_id: null,
        title_en: expect.stringContaining('another booking has one of its tickets') as string,
      },
    ]);
  });

  it('is also refused in an edit, unless the booking already had it', async () => {
    const [company, ticket, own] = [await desk.company(), newTicket(), newTicket()];
    expect((await enter(clerk, company, withTicket(ticket))).status).toBe(201);
    const { id, version } = (await enter(clerk, company, withTicket(own))).body.data;
    const put = (number: string, seen: number) =>
      clerk(
        'PUT',
        `/flights/manual-bookings/${id}`,
        desk.input(company, { ...withTicket(number), reason: 'A slip' }),
        { 'if-match': `"${seen}"` },
      );
    expect(await put(ticket, version)).toMatchObject(refusal);
    // A booking keeps its own ticket, even if another booking has it by now.
    expect((await enter(clerk, company, withTicket(own, { also_elsewhere: true }))).status).toBe(201);
    expect((await put(own, version)).status).toBe(200);
  });

  it('may be entered again if the first booking was declined', async () => {
    const [company, ticket] = [await desk.company(), newTicket()];
    const waits = { ...withTicket(ticket), total: euros('1000.01') };
    const { approval_id: request } = (await enter(clerk, company, waits)).body.data;
    expect(await enter(clerk, company, withTicket(ticket))).toMatchObject(refusal);
    const declined = await (await desk.second())('POST', `/approvals/${request}/decline`, { reason: 'No' });
    expect(declined.status).toBe(200);
    expect((await enter(clerk, company, withTicket(ticket))).status).toBe(201);
  });

  it('of another company is not revealed to a company’s own user: only staff get a task', async () => {
    const [company, other, ticket] = [await desk.company(), await desk.company(), newTicket()];
    expect((await enter(clerk, other, withTicket(ticket))).status).toBe(201);
    const permissions = ['add_bookings', 'issue_bookings', 'show_bookings', 'show_tasks'];
    const own = await personOf(desk.api, { type: 'company', companyId: company, permissions });
    const entered = await enter(own, company, withTicket(ticket));
    expect(entered.status).toBe(201);
    const { id } = entered.body.data;
    expect((await own('GET', `/flights/bookings/${id}`)).body.flags).toEqual([]);
    expect((await own('GET', '/tasks')).body.data).toEqual([]);
    expect(await tasksOf(desk.api, id)).toMatchObject([{ client_id: null }]);
    // The user does learn of tickets in their own company's bookings.
    expect(await enter(own, company, withTicket(ticket))).toMatchObject(refusal);
  });

  it('is accepted once if two people enter it at the same time', async () => {
    const [company, other, ticket] = [await desk.company(), await desk.company(), newTicket()];
    const second = await desk.cashier();
    const answers = await Promise.all([
      enter(clerk, company, withTicket(ticket)),
      enter(second, other, withTicket(ticket)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('may repeat if it does not have thirteen digits, because it is then a supplier’s own number', async () => {
    const company = await desk.company();
    const twice = [
      await enter(clerk, company, withTicket('12345')),
      await enter(clerk, company, withTicket('12345')),
    ];
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describeOnDatabase('a ticket that a supplier issues', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    await limitOfDay(bookings.api, '100000.00');
  });
  afterAll(() => sandbox.stop());

  it('is recorded even if another booking has it, with one task for staff', async () => {
    const { api } = bookings;
    const other = await bookings.addCompany('Delta Tours', [], { currency: 'EUR' });
    const clerk = await personOf(api, { permissions: ['add_bookings', 'issue_bookings'] });
    const tickets = [{ number: '999-0000000017', traveller: 0 }];
    const manual = manualInput(other.id, { total: null, tickets });
    expect((await clerk('POST', '/flights/manual-bookings', manual)).status).toBe(201);
    const id = await bookings.book('pay');
    const booking = await bookings.settled(id);
    const picture = booking.picture as OrderPicture;
    expect(await tasksOf(api, id)).toEqual([]);
    const documents = picture.documents.map((one) => ({ ...one, number: '9990000000017' }));
    const { slices } = await flightDetail(api.kernel.db, id);
    const { itinerary_key } = picture;
    const facts = { order: { ...picture, documents }, slices, set: {}, detail: { itinerary_key } };
    const read = async () => {
      const read = { booking: await bookings.record(id), facts, at: new Date() };
      await systemChange(api.kernel, (tx, record) => applyOrder(tx, record, null, api.kernel, read));
    };
    await read();
    expect(await tasksOf(api, id)).toMatchObject([{ status: 'open', client_id: null }]);
    const shown = (await bookings.agent('GET', `/flights/bookings/${id}`)).body;
    expect(shown.tickets.map(({ number }: { number: string }) => number)).toContain('9990000000017');
    // Once staff have closed the task, reading the order again opens no new one.
    await api.kernel.db.updateTable('tasks').set({ status: 'done' }).where('about_id', '=', id).execute();
    await read();
    expect((await tasksOf(api, id)).map(({ status }) => status)).toEqual(['done']);
  });
});
