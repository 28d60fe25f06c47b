import type { BookingRow } from '@traveldesk/bookings-contract';
import { addCompany, describeOnDatabase } from '@traveldesk/shared-testing/server';
import { personOf } from '@traveldesk/wallet-server/testing';
import { agentPermissions, bookingsModules } from '../testing/bookings-api.fake';
import { insertBooking } from '../testing/insert-booking';

describeOnDatabase('bookings sorted by total', (makeApi) => {
  it('are listed and exported one currency after the other', async () => {
    const api = await makeApi({ modules: bookingsModules });
    const permissions = [...agentPermissions, 'export_bookings'];
    const company = await addCompany(api, { name: 'Many Currencies' });
    const reader = await personOf(api, { type: 'company', companyId: company, permissions });
    // Minor units: JPY 500, KWD 1.250, EUR 9.00, EUR 20.00, EUR 20.00 and one without a price.
    const prices = { JPY: [500], KWD: [1_250], EUR: [900, 2_000, 2_000] };
    for (const [currency, totals] of Object.entries(prices)) {
      for (const total of totals)
        await insertBooking(api.kernel.db, { company_id: company, currency, total });
    }
    await insertBooking(api.kernel.db, { company_id: company, currency: null, total: null, state: 'draft' });
    const shown = ({ total }: BookingRow) => total && `${total.currency} ${total.amount}`;
    const euro = ['EUR 9.00', 'EUR 20.00', 'EUR 20.00'];
    const rest = ['JPY 500', 'KWD 1.250', null];
    for (const [sort, all] of [
      ['total', [...euro, ...rest]],
      ['-total', [...euro.toReversed(), ...rest]],
    ] as const) {
      const rows: BookingRow[] = [];
      for (const page of [1, 2, 3]) {
        rows.push(...(await reader('GET', `/booking-list?per_page=2&page=${page}&sort=${sort}`)).body.data);
      }
      expect(rows.map(shown)).toEqual(all);
      const { body } = await reader('GET', `/booking/export?sort=${sort}`, undefined, { accept: '*/*' });
      const lines = (body as string).trim().split('\r\n').slice(1);
      expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ number }) => number));
    }
  });
});
