import { givenRates } from '@traveldesk/currencies-server/testing';
import { newId } from '@traveldesk/shared-server';
import { addCompany, hardness, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { bookingsModules } from '../testing/bookings-api.fake';
import { addSuppliers, fillSales } from '../testing/many-sales';

const { isHard } = hardness(1);
const sold = isHard ? 100_000 : 12_000;
const times = 5;
/** The limit in milliseconds for a year with 100,000 bookings on an idle machine. */
const budget = isHard ? 1_000 : 500;

describe(`the sales report of a year with ${sold} bookings`, () => {
  let api: TestApi;
  let clerk: Caller;
  let ids: { company: string; supplier: string; user: string };
  beforeAll(async () => {
    api = await startTestApi({ modules: bookingsModules, database: 'postgres' });
    clerk = callerOf(api, await api.signIn({ permissions: ['show_sales_report', 'show_markups'] }));
    const companies: string[] = [];
    for (let n = 0; n < 40; n += 1) companies.push(await addCompany(api, { name: `Company ${n}` }));
    const suppliers = await addSuppliers(api.kernel.db, 6);
    const users = Array.from({ length: 40 }, newId);
    await fillSales(api.kernel.db, sold, { companies, suppliers, users });
    ids = { company: companies[0] ?? '', supplier: suppliers[0] ?? '', user: users[0] ?? '' };
    // One rate for each day, as imported from a year's files of the European Central Bank.
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2025, 11, 31 + day, 15)));
    for (const quote of ['USD', 'EGP'])
      await givenRates(api, ...days.map((at, day) => ({ quote, rate: `1.${day + 100}`, valid_from: at })));
  }, 300_000);
  afterAll(() => api.close());

  const year = 'from=2026-01-01&to=2026-12-31';
  it('answers within the limit for all groups and filters', async () => {
    const calls = {
      ...Object.fromEntries(
        ['company', 'supplier', 'user', 'day', 'month'].map((by) => [by, `/sales-report?${year}&by=${by}`]),
      ),
      'of a supplier': `/sales-report?${year}&supplier_id=${ids.supplier}`,
      'of a user': `/sales-report?${year}&by=day&user_id=${ids.user}`,
      'of a company': `/sales-report?${year}&by=month&company_id=${ids.company}`,
      'by supplier accounts': `/sales-report/suppliers?${year}`,
    };
    const least: Record<string, number> = {};
    for (let time = 0; time < times; time += 1) {
      for (const [name, path] of Object.entries(calls)) {
        const begun = performance.now();
        const { status, body } = await clerk('GET', path);
        const taken = Math.round(performance.now() - begun);
        expect([name, status, body.data.length > 0]).toEqual([name, 200, true]);
        least[name] = Math.min(taken, least[name] ?? Infinity);
      }
    }
    if (process.env.FIGURES) process.stderr.write(`${JSON.stringify(least)}\n`);
    expect(Object.entries(least).filter(([, taken]) => taken > budget)).toEqual([]);
  }, 120_000);
});
