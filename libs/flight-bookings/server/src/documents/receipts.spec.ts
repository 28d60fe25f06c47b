import { giveReceipt } from '@traveldesk/bookings-server/testing';
import { languages } from '@traveldesk/shared-contract';
import type { PdfDocument } from '@traveldesk/shared-documents';
import { systemChange, type Actor } from '@traveldesk/shared-server';
import {
  createPostgres,
  describeOnBoth,
  startTestApi,
  type TestApi,
} from '@traveldesk/shared-testing/server';
import { personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { bookingsModules } from '../testing/bookings-api.fake';
import { insertBooking } from '../testing/insert-booking';

const form = /^R-\d{4}-\d{6}$/;

// The writer does not use its actor.
const nobody = {} as Actor;

const numberOf = (api: TestApi, id: string, at = new Date()) =>
  systemChange(api.kernel, async (tx, record) => (await giveReceipt(tx, record, nobody, { id, at })).number);

describeOnBoth('the number of a receipt', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let printed: PdfDocument[];
  beforeAll(async () => {
    api = await makeApi({ modules: bookingsModules });
    staff = await personOf(api, { permissions: ['show_bookings', 'flights_bookings'] });
    jest.spyOn(api.kernel.typesetter, 'renderPdf').mockImplementation(async (document) => {
      printed.push(document);
      return Buffer.from('%PDF-1.7');
    });
  });
  beforeEach(() => {
    printed = [];
  });

  const paid = () => insertBooking(api.kernel.db, { paid: 10_000 });
  const print = (id: string, kind = 'receipt', language = 'en') =>
    staff('GET', `/flights/bookings/${id}/documents/${kind}?language=${language}`);
  /** The codes of the printed documents that look like receipt numbers. */
  const numbers = () => printed.map(({ parts }) => /R-\d{4}-\d{6}/.exec(JSON.stringify(parts))?.[0]);

  it('is given once: the same in every language, reprint and mail, and another for each booking', async () => {
    const [one, other] = [await paid(), await paid()];
    for (const language of languages) expect((await print(one, 'receipt', language)).status).toBe(200);
    const body = { documents: ['itinerary', 'receipt'], email: 'amal@nile.example' };
    expect((await staff('POST', `/flights/bookings/${one}/documents`, body)).status).toBe(201);
    await print(other);
    const [first, ...rest] = numbers();
    expect(first).toMatch(form);
    expect(rest.slice(0, 4)).toEqual([first, first, undefined, first]);
    expect(rest[4]).toMatch(form);
    expect(rest[4]).not.toBe(first);
    const entries = await api.kernel.db
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'receipt_issued')
      .where('entity_id', '=', one)
      .execute();
    expect(entries.map(({ after }) => after)).toEqual([{ number: first }]);
  });

  it('is not given before something is paid', async () => {
    const unpaid = await insertBooking(api.kernel.db);
    const draft = await insertBooking(api.kernel.db, { state: 'draft', paid: 10_000 });
    expect((await print(unpaid)).body.code).toBe('booking_not_paid');
    expect((await print(draft)).body.code).toBe('booking_no_document');
    const given = api.kernel.db.selectFrom('booking_receipts').selectAll();
    expect(await given.where('booking_id', 'in', [unpaid, draft]).execute()).toEqual([]);
  });

  it('counts within its year', async () => {
    const ids = [await paid(), await paid(), await paid()];
    const days = ['2031-12-31T23:59:59Z', '2032-01-01T00:00:00Z', '2031-12-31T23:59:59Z'];
    const given = [];
    for (const [place, id] of ids.entries()) given.push(await numberOf(api, id, new Date(days[place] ?? '')));
    expect(given).toEqual(['R-2031-000001', 'R-2032-000001', 'R-2031-000002']);
  });

  it('cannot be changed', async () => {
    const id = await paid();
    await numberOf(api, id);
    const { db } = api.kernel;
    await expect(db.updateTable('booking_receipts').set({ number: 'R-1' }).execute()).rejects.toThrow(
      'written once',
    );
    await expect(db.deleteFrom('booking_receipts').where('booking_id', '=', id).execute()).rejects.toThrow(
      'written once',
    );
  });
});

describe('two replicas on one PostgreSQL', () => {
  it('give each booking one receipt number, and no number twice', async () => {
    const { url, drop } = await createPostgres();
    const one = await startTestApi({ modules: bookingsModules, url });
    const other = await startTestApi({ modules: bookingsModules, url });
    try {
      const ids = await Promise.all(Array.from({ length: 12 }, () => insertBooking(one.kernel.db)));
      // Both replicas print each booking, so that they meet at its lock and at the lock of the series.
      const given = await Promise.all(
        ids.map((id) => Promise.all([one, other, one].map((api) => numberOf(api, id)))),
      );
      expect(given.map((numbers) => new Set(numbers).size)).toEqual(ids.map(() => 1));
      expect(new Set(given.flat()).size).toBe(ids.length);
    } finally {
      await one.close();
      await other.close();
      await drop();
    }
  });
});
