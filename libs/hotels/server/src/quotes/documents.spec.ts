import { hotelPaths, quoteReference, type StayQuote } from '@traveldesk/hotels-contract';
import { languages } from '@traveldesk/shared-contract';
import type { PdfDocument } from '@traveldesk/shared-documents';
import { textsOf } from '@traveldesk/shared-documents/testing';
import { wordsOf } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startQuotesApi, type QuotesApi } from '../testing/quotes-api.fake';
import { stayQuote } from '../testing/quote.fake';
import { quotePaper } from './quote-paper';

const words = {
  en: [
    'Hotel quote',
    'Nile Travel',
    'Nile Palace nile',
    '4 stars',
    'Breakfast included',
    'If you cancel before',
    'This is not a booking',
    'Prices hold until',
  ],
  fr: [
    'Devis d’hôtel',
    'Nile Travel',
    'Nile Palace nile',
    '4 étoiles',
    'Petit-déjeuner compris',
    'En cas d’annulation avant le',
    'Ceci n’est pas une réservation',
    'Égypte',
  ],
  ar: ['عرض سعر فندقي', 'Nile', 'Travel', 'شامل الإفطار', 'هذا ليس حج', 'مصر'],
} as const;

const issuer = { name: 'Nile Travel', email: null, phone: null, lines: [], logo: null };

/** Amounts contain non-breaking spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describeOnDatabase('a quote for a client', (makeApi) => {
  let hotels: QuotesApi;
  let agent: QuotesApi['staff'];
  const permissions = ['hotels_search', 'hotels_bookings'];
  beforeAll(async () => {
    hotels = await startQuotesApi((options) => makeApi({ ...options, work: true }));
    const { id } = await hotels.addCompany('Nile Travel', [hotels.supplierId]);
    agent = await hotels.signIn({ type: 'company', companyId: id, permissions, name: 'Mona Said' });
  });
  afterAll(() => hotels.stays.close());
  beforeEach(() => hotels.sells());

  const quoted = async (headers = agent) => (await hotels.quote(await hotels.choose(headers), headers)).quote;
  const pdfOf = async ({ id }: Pick<StayQuote, 'id'>, language: string, headers = agent) => {
    const url = `/api/v1${hotelPaths.quoteDocument(id)}?language=${language}`;
    const answer = await hotels.api.inject({ url, headers });
    const text = answer.statusCode === 200 ? (await textsOf(answer.rawPayload)).join(' ') : answer.body;
    return { status: answer.statusCode, type: answer.headers['content-type'], text };
  };
  const mail = (id: string, change: object = {}, headers = agent) =>
    hotels.ask(
      'POST',
      hotelPaths.quoteMails(id),
      { to: 'client@nile.example', language: 'en', ...change },
      headers,
    );
  const sent = async (count: number) => {
    while (hotels.api.mails.length < count) await new Promise((go) => setTimeout(go, 50));
    return hotels.api.mails.at(-1)!;
  };

  it.each(languages)('is a PDF in %s, with selling prices only', async (language) => {
    const quote = await quoted();
    const { status, type, text } = await pdfOf(quote, language);
    expect([status, type]).toEqual([200, 'application/pdf']);
    for (const word of words[language]) expect(text).toContain(word);
    expect(text.replace(/\D/g, '')).toContain('1650000');
    expect(text).not.toMatch(/documents[._]|\{\{/);
    // The reader reverses the parts of an address in an Arabic document.
    expect(text).toMatch(/desk@company\.example|example\.company@desk/);
    if (language === 'en') {
      expect(text).toContain(quoteReference(quote.id));
      expect(text).toContain('EGP 90.00');
    }
  });

  const notesOf = (parts: PdfDocument['parts']) =>
    parts.flatMap((part) => (part.kind === 'notes' ? part.notes.map(plain) : []));

  it('names guests by room with ages, beds, conditions and local times, and the tiers in the property’s time', () => {
    const say = wordsOf(hotels.api.kernel.texts, 'hotels', 'en');
    const made = { at: new Date('2027-02-01T10:05:00Z'), by: 'Mona Said' };
    const { parts, timeZone } = quotePaper({ quote: stayQuote(), issuer, say, made });
    const facts = parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []));
    const valueOf = (label: string) => facts.find((fact) => fact.label === label)?.value;
    expect(timeZone).toBe('Africa/Cairo');
    expect(valueOf('Guests of room 1')).toBe('2 adults, 2 children (ages: 5, 8)');
    expect(valueOf('Guests of room 2')).toBe('1 adult');
    expect(valueOf('Check-in')).toBe('10 Mar 2027, from 14:00');
    expect(valueOf('Check-out')).toBe('13 Mar 2027, until 11:30');
    expect(valueOf('Beds')).toMatch(/^1 × king bed, 2 × .?futon.?$/);
    const table = parts.find((part) => part.kind === 'table');
    expect(table?.rows.map((row) => row.map((cell) => plain(cell ?? '')))).toEqual([
      ['2027-03-08T22:00:00.000Z', 'EUR 330.00'],
      ['2027-03-09T22:00:00.000Z', 'EUR 165.00'],
      ['later', 'EUR 0.00'],
    ]);
    const notes = notesOf(parts);
    expect(notes[0]).toBe(
      'If you cancel before 9 Mar 2027, 00:00 EET: free of charge. ' +
        'If you cancel later, but before 10 Mar 2027, 00:00 EET: EUR 165.00 is refunded.',
    );
    expect(notes).toContainEqual(expect.stringContaining('Pets: Pets are not allowed.'));
  });

  const eur = (amount: string) => ({ amount, currency: 'EUR' });
  it.each<[string, Partial<StayQuote['rate']>, string]>([
    ['unknown', { tiers: null }, 'The cancellation terms are not known. Ask before you book.'],
    ['none', { tiers: [{ until: null, refund: eur('0.00'), claim: null }] }, 'If you cancel: no refund.'],
    [
      'all but the markup, which is not free',
      { tiers: [{ until: null, refund: eur('300.00'), claim: null }] },
      'If you cancel: EUR 300.00 is refunded.',
    ],
    [
      'a guarantee',
      { now: eur('0.00'), tiers: [{ until: null, refund: eur('0.00'), claim: eur('180.00') }] },
      'If you cancel: the property may charge EUR 180.00.',
    ],
    [
      'a deposit that is lost',
      { now: eur('100.00'), tiers: [{ until: null, refund: eur('0.00'), claim: eur('50.00') }] },
      'If you cancel: no refund, and the property may charge EUR 50.00.',
    ],
    [
      'a deposit that nobody named',
      { now: null, tiers: [{ until: null, refund: eur('0.00'), claim: null }] },
      'If you cancel: free of charge.',
    ],
  ])('tells the terms as they are: %s', (_, rate, sentence) => {
    const say = wordsOf(hotels.api.kernel.texts, 'hotels', 'en');
    const { parts } = quotePaper({
      quote: stayQuote({}, rate),
      issuer,
      say,
      made: { at: new Date(), by: 'Mona Said' },
    });
    expect(notesOf(parts)[0]).toBe(sentence);
  });

  it('is sent by mail in the client’s language, with the PDF and the note as typed', async () => {
    const quote = await quoted();
    const before = hotels.api.mails.length;
    const answer = await mail(quote.id, { language: 'fr', note: ' À bientôt <b>Mona</b>\nNile ' });
    expect([answer.status, answer.body.data]).toEqual([201, { to: 'client@nile.example' }]);
    const message = await sent(before + 1);
    expect(message).toMatchObject({
      to: 'client@nile.example',
      language: 'fr',
      sender: { name: 'Nile Travel', replyTo: 'desk@company.example' },
    });
    expect(message.subject).toBe(`Devis d’hôtel ${quoteReference(quote.id)}\u00a0: Nile Palace nile`);
    expect(message.text).toContain('À bientôt <b>Mona</b>\nNile');
    expect(message.html).toContain('À bientôt &lt;b&gt;Mona&lt;/b&gt;');
    const [file] = message.attachments ?? [];
    expect(file?.filename).toBe(`quote-${quoteReference(quote.id)}.pdf`);
    expect((await textsOf(Buffer.from(file?.content ?? '', 'base64'))).join(' ')).toContain('Devis d’hôtel');
    const entries = await hotels.api.kernel.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('entity_id', '=', quote.id)
      .execute();
    expect(entries).toEqual([{ action: 'quote_sent', after: { language: 'fr' } }]);
  });

  it('is sent only after its sender has accepted the changes', async () => {
    hotels.quotes({ rate: { board_type: 'room_only' } });
    const quote = await quoted();
    const before = hotels.api.mails.length;
    const refused = await mail(quote.id);
    expect([refused.status, refused.body.code]).toEqual([422, 'quote_not_accepted']);
    await hotels.ask('POST', hotelPaths.quoteAcceptances(quote.id), undefined, agent);
    expect((await mail(quote.id)).status).toBe(201);
    expect((await mail(quote.id, {}, await hotels.signIn({ permissions }))).body.code).toBe(
      'quote_not_accepted',
    );
    await sent(before + 1);
  });

  it.each<[string, object, string]>([
    ['no address', { to: 'nobody' }, 'to'],
    ['two addresses', { to: 'a@nile.example, b@nile.example' }, 'to'],
    ['a header', { to: 'a@nile.example\nBcc: b@nile.example' }, 'to'],
    ['a long note', { note: 'x'.repeat(1_001) }, 'note'],
    ['another language', { language: 'de' }, 'language'],
  ])('names a wrong field: %s', async (_, change, field) => {
    const { status, body } = await mail((await quoted()).id, change);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('can be sent ten times a minute by each sender', async () => {
    const { id } = await quoted(hotels.staff);
    const made = jest
      .spyOn(hotels.api.kernel.typesetter, 'renderPdf')
      .mockResolvedValue(Buffer.from('%PDF-1.7'));
    const busy = await hotels.signIn({ permissions });
    const answers = await Promise.all(Array.from({ length: 11 }, () => mail(id, {}, busy)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.map(({ status }) => status)).toContain(429);
    made.mockRestore();
  });
});
