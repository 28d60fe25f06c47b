import type { PdfDocument } from '@traveldesk/shared-documents';
import { textsOf } from '@traveldesk/shared-documents/testing';
import { languages } from '@traveldesk/shared-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { insertGuests } from '../operations/book/insert-guests';
import { startBookedStays, type BookedStays, type Sold } from '../testing/booked-stays.fake';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const booked = '2027-02-01T10:00:00.000Z';
const end = '2027-03-09T20:00:00.000Z';
const stay: Sold = {
  payment: 'deposit',
  total: eur('517.31'),
  deposit: eur('103.47'),
  due: { amount: '90.00', currency: 'EGP' },
  tiers: [['517.31', end]],
  zone: 'Asia/Dubai',
};

const words = {
  voucher: {
    en: ['Hotel voucher', 'Nile Palace', 'until 11:30', 'Breakfast included', 'not guaranteed', 'Emergency'],
    fr: ['Bon d’hôtel', 'Nile Palace', 'jusqu’à 11:30', 'Petit-déjeuner compris', 'non garanties'],
    ar: ['قسيمة', 'شامل الإفطار', 'غير مضمونة', 'رقم الطوارئ'],
  },
  receipt: { en: ['Receipt number', '113.47'], fr: ['Numéro de reçu', '113,47'], ar: ['إيصال', '113.47'] },
  cancellation: {
    en: ['Cancellation confirmation', 'Canceled on', '1 Apr 2027', 'The property may claim'],
    fr: ['Confirmation d’annulation', '1 avr. 2027', 'L’établissement peut facturer'],
    ar: ['تأكيد الإلغاء', 'المنشأة'],
  },
} as const;
type Kind = keyof typeof words;
const kinds = Object.keys(words) as Kind[];

describeOnDatabase('documents of stays', (makeApi) => {
  let stays: BookedStays;
  let payer: string;
  let clerk: Awaited<ReturnType<BookedStays['person']>>;
  let rule: string;
  beforeAll(async () => {
    stays = await startBookedStays((options) => makeApi({ ...options, work: true }));
    payer = await stays.payer('EUR', '100000.00');
    clerk = await stays.person(null, ['show_bookings', 'hotels_bookings', 'refund_bookings', 'show_markups']);
    rule = await stays.rule('return');
    await stays.api.kernel.db
      .updateTable('companies')
      .set({ phone: '+201001234567' })
      .where('id', '=', payer)
      .execute();
  });
  beforeEach(() => {
    stays.clock(booked);
    stays.confirmsAt('2027-04-01T10:00:00.000Z');
  });

  /** A stay for a family and one more guest, with a deposit of 113.47; 10.00 of it are our markup. */
  async function book(change: Sold = stay): Promise<string> {
    const { db } = stays.api.kernel;
    const id = await stays.book(payer, 'EUR', {
      ...change,
      lines: [{ ruleId: rule, amount: eur('10.00') }],
    });
    const { agreed } = await db
      .selectFrom('hotel_bookings')
      .select('agreed')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    const rate = {
      ...agreed?.rate,
      board: 'breakfast',
      now: eur('113.47'),
      there: [eur('413.84'), { amount: '90.00', currency: 'EGP' }],
      conditions: [{ title: 'Pets', description: 'Pets are not allowed.' }],
    };
    await db
      .updateTable('hotel_bookings')
      .set({
        property: JSON.stringify({
          id: null,
          name: 'Nile Palace',
          address: { line: '1 Corniche', city: 'Dubai', country_code: 'AE' },
          stars: 4,
        }),
        details: JSON.stringify({
          check_in_after: '14:00',
          check_out_before: '11:30',
          key_collection: 'At the desk',
        }),
        contact: JSON.stringify({ email: 'desk@palace.example', phone: '+97142000000' }),
        room: JSON.stringify({ name: 'Family room', beds: [{ type: 'king', count: 1 }], photos: [] }),
        rooms: JSON.stringify([
          { adults: 1, children: [8], guests: [0, 1] },
          { adults: 1, children: [], guests: [2] },
        ]),
        agreed: JSON.stringify({ ...agreed, rate, note: 'Secret note' }),
        requests: 'A quiet room',
        loyalty_number: 'GOLD123',
      })
      .where('booking_id', '=', id)
      .execute();
    const guest = (given_name: string, age: number | null) => ({ given_name, family_name: 'Haddad', age });
    await stays.api.kernel.db.transaction().execute((tx) =>
      insertGuests(tx, {
        bookingId: id,
        companyId: payer,
        guests: [
          { ...guest('Amal', null), email: 'amal@nile.example' },
          guest('Omar', 8),
          guest('Mona', null),
        ],
      }),
    );
    return id;
  }

  async function canceled(): Promise<string> {
    const id = await book();
    stays.clock('2027-04-01T10:00:00.000Z');
    const { version } = await stays.record(id);
    const input = { back: eur('10.00'), until: null, reason: null };
    const answer = await clerk('POST', `/hotels/bookings/${id}/cancellations`, input, {
      'if-match': `"${version}"`,
    });
    expect(answer.status).toBe(201);
    await stays.settled();
    return id;
  }

  const print = (id: string, kind: string, language = 'en') =>
    clerk('GET', `/hotels/bookings/${id}/documents/${kind}?language=${language}`);

  /** The content of a document, without a PDF. */
  async function printed(id: string, kind: Kind) {
    const documents: PdfDocument[] = [];
    const set = jest.spyOn(stays.api.kernel.typesetter, 'renderPdf').mockImplementation(async (document) => {
      documents.push(document);
      return Buffer.from('%PDF-1.7');
    });
    const { status } = await print(id, kind);
    set.mockRestore();
    expect(status).toBe(200);
    const [document] = documents;
    const parts = document?.parts ?? [];
    const clean = (text: string) => text.replace(/[\u2068\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');
    const facts = parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []));
    return {
      document,
      facts: Object.fromEntries(facts.map(({ label, value }) => [label, clean(value)])),
      sums: parts.flatMap((part) =>
        part.kind === 'sums'
          ? part.sums.map(({ label, amount, currency }) => `${label} ${amount} ${currency}`)
          : [],
      ),
      notes: parts.flatMap((part) => (part.kind === 'notes' ? part.notes.map(clean) : [])),
    };
  }

  it('are written in every language, without net prices', async () => {
    const ids = { voucher: await book(), receipt: await book(), cancellation: await canceled() };
    for (const kind of kinds) {
      for (const language of languages) {
        const { status, raw } = await print(ids[kind], kind, language);
        expect([kind, status]).toEqual([kind, 200]);
        const text = (await textsOf(raw)).join(' ');
        for (const word of words[kind][language])
          expect([kind, language, text]).toContainEqual(expect.stringContaining(word));
        expect(text).not.toMatch(/517[.,]31|103[.,]47|Secret|documents[._]|\{\{/);
      }
    }
  });

  it('a voucher has both references, contacts, guests by room, local times, prices and terms', async () => {
    const id = await book();
    const { document, facts, sums, notes } = await printed(id, 'voucher');
    expect(document?.timeZone).toBe('Asia/Dubai');
    expect(facts).toMatchObject({
      Booking: (await stays.record(id)).number,
      'Hotel confirmation number': 'H4K2M',
      'Emergency contact': '+201001234567',
      'Phone of the property': '+97142000000',
      'Email of the property': 'desk@palace.example',
      Address: '1 Corniche, Dubai, United Arab Emirates',
      'Check-in': '10 May 2027, from 14:00',
      'Check-out': '12 May 2027, until 11:30',
      'Length of stay': '2 nights',
      'Guests of room 1': 'Amal Haddad, Omar Haddad · 1 adult, 1 child (age: 8)',
      'Guests of room 2': 'Mona Haddad · 1 adult',
      Beds: '1 × king bed',
      Board: 'Breakfast included',
      'Loyalty number': 'GOLD123',
    });
    expect(sums).toEqual([
      'Paid 113.47 EUR',
      'Paid at the property 413.84 EUR',
      'Paid at the property 90.00 EGP',
    ]);
    expect(notes[0]).toMatch(
      /^If you cancel before 10 Mar 2027, 00:00 .*: free of charge\. If you cancel later: EUR 10\.00 is refunded, and the property may charge EUR 413\.84\./,
    );
    expect(notes).toEqual(
      expect.arrayContaining([
        'Pets: Pets are not allowed.',
        'At the desk',
        'A quiet room',
        'All times are local at the property.',
      ]),
    );
  });

  it('a voucher without the hotel’s reference says that it follows', async () => {
    const { facts } = await printed(await book({ ...stay, pnr: null }), 'voucher');
    expect(facts['Hotel confirmation number']).toBe('The reference follows');
  });

  it('a receipt has its number and the amount paid now, not the amount due at the property', async () => {
    const { facts, sums } = await printed(await book(), 'receipt');
    expect(facts['Receipt number']).toMatch(/^R-\d{4}-\d{6}$/);
    expect(sums).toEqual(['Paid 113.47 EUR']);
  });

  it('a cancellation has the refund, and the amount that the property may claim', async () => {
    const id = await canceled();
    const { facts, sums } = await printed(id, 'cancellation');
    expect(facts).toMatchObject({
      Booking: (await stays.record(id)).number,
      'Canceled on': '2027-04-01',
      State: 'Refunded',
    });
    expect(sums).toEqual(['Paid 113.47 EUR', 'Refunded 10.00 EUR', 'The property may claim 413.84 EUR']);
  });

  it('end with a cancellation: no voucher any more, and no itinerary ever', async () => {
    const id = await book();
    expect((await print(id, 'itinerary')).body.code).toBe('booking_no_document');
    expect((await print(id, 'cancellation')).body.code).toBe('booking_not_cancelled');
    expect((await print(await canceled(), 'voucher')).body.code).toBe('booking_no_document');
  });

  it('a voucher is sent by mail with its own subject', async () => {
    const before = stays.api.mails.length;
    const body = { documents: ['voucher', 'receipt'], email: null, language: 'fr' };
    expect(await clerk('POST', `/hotels/bookings/${await book()}/documents`, body)).toMatchObject({
      status: 201,
      body: { data: { email: 'amal@nile.example' } },
    });
    for (let tries = 0; stays.api.mails.length === before && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const mail = stays.api.mails.at(-1);
    expect(mail?.subject).toBe('Bon d’hôtel de votre réservation H4K2M');
    expect(mail?.attachments?.[0]?.filename).toMatch(/^voucher-TD-/);
  });
});
