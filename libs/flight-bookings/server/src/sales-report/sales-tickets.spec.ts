import type { SalesReport } from '@traveldesk/bookings-contract';
import { describeOnBoth } from '@traveldesk/shared-testing/server';
import { euros, personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { enterAt, startManualDesk, type ManualDesk } from '../testing/manual-desk.fake';

describeOnBoth('the tickets of manual bookings in the sales report', (makeApi) => {
  let desk: ManualDesk;
  let enter: ReturnType<typeof enterAt>;
  let reader: Caller;
  beforeAll(async () => {
    desk = await startManualDesk(makeApi);
    enter = enterAt(desk);
    reader = await personOf(desk.api, { permissions: ['show_sales_report'] });
  });

  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const ticketsOf = async (company: string, [from, to] = [-1, 1]) => {
    const path = `/sales-report?company_id=${company}&from=${dayIn(from ?? 0)}&to=${dayIn(to ?? 0)}`;
    const { data } = (await reader('GET', path)).body as SalesReport;
    return data.reduce((sum, row) => sum + row.tickets, 0);
  };

  it('stay in the period of their issue when their booking is corrected', async () => {
    const author = await desk.cashier();
    const company = await desk.company();
    const { id, version } = (await enter(author, company)).body.data;
    await desk.api.kernel.db
      .updateTable('booking_tickets')
      .set({ issued_at: new Date(Date.now() - 20 * 86_400_000) })
      .where('booking_id', '=', id)
      .execute();
    const tickets = [
      { number: '0772345678901', traveller: 0 },
      { number: '0772345678902', traveller: 0 },
    ];
    const corrected = await author(
      'PUT',
      `/flights/manual-bookings/${id}`,
      desk.input(company, { tickets, reason: 'One ticket was missing' }),
      { 'if-match': `"${version}"` },
    );
    expect([corrected.status, corrected.body.code]).toEqual([200, undefined]);
    expect(await ticketsOf(company)).toBe(1);
    expect(await ticketsOf(company, [-21, -19])).toBe(1);
  });

  it('count once their price is paid: not while it waits for approval, nor after it was declined or withdrawn', async () => {
    const author = await desk.cashier();
    const company = await desk.company();
    const second = await desk.second();
    const waiting = async () =>
      (await enter(author, company, { total: euros('1500.00') })).body.data.approval_id as string;
    const decide = async (who: Caller, path: string, body: object) => {
      const id = await waiting();
      expect(await ticketsOf(company)).toBe(0);
      expect((await who('POST', `/approvals/${id}/${path}`, body)).status).toBe(200);
    };
    await decide(second, 'decline', { reason: 'No such ticket' });
    await decide(author, 'cancel', {});
    await decide(second, 'approve', {});
    expect(await ticketsOf(company)).toBe(1);
  });
});
