import type { SalesReport } from '@traveldesk/bookings-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { addCompany, describeOnBoth } from '@traveldesk/shared-testing/server';
import { capture, hold } from '@traveldesk/wallet-server';
import { euros, ledgerOf, personOf } from '@traveldesk/wallet-server/testing';
import { bookingsModules } from '../testing/bookings-api.fake';

describeOnBoth('the days of the sales report', (makeApi) => {
  it('count all sides of a payment on the day of the wallet’s entry', async () => {
    const api = await makeApi({ modules: bookingsModules });
    const companyId = await addCompany(api, { name: 'Nile Travel', currency: 'EUR' });
    const { run, owner, pay } = ledgerOf(api);
    // The wallet already has an entry of today, so its side of an older payment is dated today; the other
    // sides keep the older day.
    await pay(companyId, euros('1000.00'));
    const holdId = await run(hold, {
      companyId,
      amount: euros('100.00'),
      owner,
      reference: null,
      expiresAt: null,
    });
    const split = { net: euros('90.00'), income: euros('10.00'), earnings: [] };
    await run(capture, { holdId, owner, split, at: new Date(Date.now() - 40 * dayMs) });

    const clerk = await personOf(api, { permissions: ['show_sales_report', 'show_markups'] });
    const from = new Date(Date.now() - 60 * dayMs).toISOString().slice(0, 10);
    const { status, body } = await clerk('GET', `/sales-report?by=day&from=${from}`);
    expect(status).toBe(200);
    const { data } = body as SalesReport;
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      sales: euros('100.00'),
      net: euros('90.00'),
      markup: euros('10.00'),
      margin: euros('10.00'),
    });
  });
});
