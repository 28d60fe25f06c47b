import { describeOnDatabase, startTestApi } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { languages } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import { textsOf } from '@traveldesk/shared-documents/testing';
import { adult, startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';

const words = {
  en: {
    itinerary: ['Itinerary', 'Cairo', 'London', 'Adult', 'Ticketed'],
    receipt: ['Receipt', 'Paid'],
    quote: ['Quote', 'Valid until', 'Total'],
  },
  fr: {
    itinerary: ['Itinéraire', 'Le Caire', 'Londres', 'Adulte'],
    receipt: ['Reçu', 'Payé'],
    quote: ['Devis', 'Valable jusqu’au'],
  },
  ar: {
    itinerary: ['خط السير', 'القاهرة', 'لندن', 'بالغ'],
    receipt: ['إيصال', 'المدفوع'],
    quote: ['عرض سعر', 'الإجمالي'],
  },
} as const;

describe('documents of bookings', () => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let id: string;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(startTestApi, { at: sandbox.url });
    await bookings.addRule({ name: 'Secret margin', percent: '7' });
    id = await bookings.book('pay', { travellers: [adult({ given_name: 'Amal', family_name: 'El-Sayed' })] });
    await bookings.settled(id);
  });
  afterAll(async () => {
    await bookings.api.close();
    await sandbox.stop();
  });

  const read = async (path: string, caller = bookings.agent) => {
    const { status, headers, raw, body } = await caller('GET', path);
    const text = status === 200 ? (await textsOf(raw)).join(' ') : '';
    return { status, headers, text, body };
  };

  it.each(languages)('state where, when, who and the price, in %s', async (language) => {
    const booking = await bookings.record(id);
    const itinerary = await read(`/flights/bookings/${id}/documents/itinerary?language=${language}`);
    expect([itinerary.status, itinerary.headers['content-type']]).toEqual([200, 'application/pdf']);
    for (const word of words[language].itinerary) expect(itinerary.text).toContain(word);
    for (const piece of ['Amal', 'Sayed', 'Nile', 'Travel']) expect(itinerary.text).toContain(piece);
    // Text extracted from an Arabic PDF has its codes reversed; on paper they are correct.
    const codes = language === 'ar' ? [] : [booking.pnr ?? '', booking.number];
    for (const code of codes) expect(itinerary.text).toContain(code);
    const [ticket] = await bookings.api.kernel.db
      .selectFrom('booking_tickets')
      .select('number')
      .where('booking_id', '=', id)
      .execute();
    expect(itinerary.text).toContain(ticket?.number);
    const receipt = await read(`/flights/bookings/${id}/documents/receipt?language=${language}`);
    for (const word of words[language].receipt) expect(receipt.text).toContain(word);
    expect(receipt.text.replace(/[^\d]/g, '')).toContain(String(booking.total));
    const { offer } = await bookings.offer();
    const quote = await read(`/flights/offers/${offer.id}/quote-document?language=${language}`);
    expect(quote.status).toBe(200);
    for (const word of words[language].quote) expect(quote.text).toContain(word);
    for (const { text } of [itinerary, receipt, quote]) {
      // The reader reverses the parts of an address in an Arabic document.
      expect(text).toMatch(/desk@company\.example|example\.company@desk/);
      expect(text).not.toMatch(/Secret margin|documents[._]/);
      expect(text.replace(/[^\d]/g, ' ')).not.toContain(` ${booking.net} `);
    }
  });

  it.each(['issued', 'exchanged', 'voided', 'refunded'] as const)(
    'name only issued tickets: not those that are %s',
    async (state) => {
      const tickets = bookings.api.kernel.db.updateTable('booking_tickets').where('booking_id', '=', id);
      const { number } = await tickets.set({ state }).returning('number').executeTakeFirstOrThrow();
      for (const kind of ['itinerary', 'receipt']) {
        const { text } = await read(`/flights/bookings/${id}/documents/${kind}`);
        expect([kind, text.includes('Sayed'), text.includes(number)]).toEqual([
          kind,
          true,
          state === 'issued',
        ]);
      }
      await tickets.set({ state: 'issued' }).execute();
    },
  );

  it('print characters that look like markup literally', async () => {
    await bookings.api.kernel.db
      .updateTable('companies')
      .set({ name: '#panic("x") *Nile*' })
      .where('id', '=', bookings.company.id)
      .execute();
    const { text } = await read(`/flights/bookings/${id}/documents/itinerary`);
    await bookings.api.kernel.db
      .updateTable('companies')
      .set({ name: 'Nile Travel' })
      .where('id', '=', bookings.company.id)
      .execute();
    expect(text).toContain('#panic("x") *Nile*');
  });

  it('of a hold say that it is not a ticket, and a hold has no receipt', async () => {
    const held = await bookings.book('hold');
    await bookings.settled(held);
    const { text } = await read(`/flights/bookings/${held}/documents/itinerary`);
    expect(text).toContain('This is not a ticket');
    expect(text).toContain('Pay by');
    const receipt = await read(`/flights/bookings/${held}/documents/receipt`);
    expect([receipt.status, receipt.body.code]).toEqual([422, 'booking_not_paid']);
  });

  it('are not found by users of other companies', async () => {
    const other = await bookings.addCompany('Delta Tours', [], { currency: 'EUR' });
    const stranger = await bookings.signedIn({
      type: 'company',
      companyId: other.id,
      permissions: ['flights_bookings'],
    });
    const { offer } = await bookings.offer();
    for (const path of [
      `/flights/bookings/${id}/documents/itinerary`,
      `/flights/bookings/${newId()}/documents/receipt`,
      `/flights/offers/${offer.id}/quote-document`,
    ]) {
      expect([path, (await stranger('GET', path)).status]).toEqual([path, 404]);
    }
    expect(
      (await stranger('POST', `/flights/bookings/${id}/documents`, { documents: ['receipt'], email: null }))
        .status,
    ).toBe(404);
    expect((await read(`/flights/bookings/${id}/documents/contract`)).status).toBe(400);
    const nobody = await bookings.signedIn({ permissions: ['flights_search'] });
    expect((await nobody('GET', `/flights/bookings/${id}/documents/itinerary`)).status).toBe(403);
  });
});

describeOnDatabase('documents by mail', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi((options) => makeApi({ ...options, work: true }), { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());

  it('are sent with their files to the lead traveler or the given address, and the history records it', async () => {
    const id = await bookings.book('pay');
    await bookings.settled(id);
    const send = (body: object) => bookings.agent('POST', `/flights/bookings/${id}/documents`, body);
    expect(await send({ documents: ['itinerary', 'receipt'], email: null })).toMatchObject({
      status: 201,
      body: { data: { email: 'amal@nile.example' } },
    });
    expect((await send({ documents: ['receipt'], email: 'other@nile.example', language: 'ar' })).status).toBe(
      201,
    );
    expect((await send({ documents: [], email: null })).status).toBe(422);
    for (const email of ['nobody', 'a@nile.example, b@nile.example', 'a@nile.example\nBcc: b@nile.example']) {
      expect([email, (await send({ documents: ['receipt'], email })).status]).toEqual([email, 422]);
    }
    for (let tries = 0; bookings.api.mails.length < 2 && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const [first, second] = bookings.api.mails.toSorted((one, two) => one.to.localeCompare(two.to));
    expect(first?.attachments?.map(({ filename }) => filename.replace(/TD-\w+/, 'N'))).toEqual([
      'itinerary-N.pdf',
      'receipt-N.pdf',
    ]);
    const pdf = Buffer.from(second?.attachments?.[0]?.content ?? '', 'base64');
    expect((await textsOf(pdf)).join(' ')).toContain('إيصال');
    expect(second).toMatchObject({
      to: 'other@nile.example',
      language: 'ar',
      sender: { name: 'Nile Travel', replyTo: 'desk@company.example' },
    });
    const history = await bookings.agent('GET', `/flights/bookings/${id}/history`);
    const lines: { event: string; reason: string | null }[] = history.body.data;
    expect(
      lines.filter(({ event }) => event === 'documents_sent').map(({ reason: recipient }) => recipient),
    ).toEqual(['other@nile.example', 'amal@nile.example']);
  });

  it('wait for their caller’s turn, as exports do', async () => {
    const id = await bookings.book('pay');
    await bookings.settled(id);
    const { exports, typesetter } = bookings.api.kernel;
    const made = jest.spyOn(typesetter, 'renderPdf');
    const turns = await Promise.all([1, 2].map(() => exports.files.take({ by: bookings.agent.id })));
    const sent = bookings.agent('POST', `/flights/bookings/${id}/documents`, {
      documents: ['receipt'],
      email: null,
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(made).not.toHaveBeenCalled();
    for (const end of turns) end();
    expect((await sent).status).toBe(201);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  it('are limited to ten a minute for each sender', async () => {
    const id = await bookings.book('pay');
    await bookings.settled(id);
    const made = jest
      .spyOn(bookings.api.kernel.typesetter, 'renderPdf')
      .mockResolvedValue(Buffer.from('%PDF-1.7'));
    const permissions = ['flights_bookings'];
    const [busy, other] = [
      await bookings.signedIn({ permissions }),
      await bookings.signedIn({ permissions }),
    ];
    const send = (caller: typeof busy) =>
      caller('POST', `/flights/bookings/${id}/documents`, { documents: ['receipt'], email: null });
    const answers = await Promise.all(Array.from({ length: 11 }, () => send(busy)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const [refused] = answers.filter(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(made).toHaveBeenCalledTimes(10);
    expect((await send(other)).status).toBe(201);
    made.mockRestore();
  });
});
