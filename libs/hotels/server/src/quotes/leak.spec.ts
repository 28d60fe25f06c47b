import { hotelPaths } from '@traveldesk/hotels-contract';
import { givenRates } from '@traveldesk/currencies-server/testing';
import { languages } from '@traveldesk/shared-contract';
import { textsOf } from '@traveldesk/shared-documents/testing';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startQuotesApi, type QuotesApi } from '../testing/quotes-api.fake';

/*
 * Net prices, rules and texts for staff reach nobody without the permission, and no client at all (TRAVEL-RULES 30). This rule
 * refunds its markup. If a rule keeps it, a free cancellation refunds the net price, and the terms must show that amount.
 */

/** Amounts with digits that occur nowhere else; 271.83 and its parts, in euros and in pounds at 53.17391. */
const secrets = [
  '271.83',
  '14454.26',
  '281.93',
  '14991.32',
  '241.57',
  '8.37',
  '31.41',
  '53.17391',
  'Secret',
  '"net"',
  '"commission"',
  '"note"',
  'rule_id',
];
const plain = (text: string) => text.replace(/[\u00a0\u202f,](?=\d{3})/g, '').replaceAll(',', '.');

describeOnDatabase('prices of quotes', (makeApi) => {
  let hotels: QuotesApi;
  let companyId: string;
  let agent: QuotesApi['staff'];
  let program: QuotesApi['staff'];
  let clerk: QuotesApi['staff'];
  const permissions = ['hotels_search', 'hotels_bookings', 'show_markups', 'show_companies'];
  const rate = {
    total_amount: '271.83',
    base_amount: '241.57',
    tax_amount: '30.26',
    fee_amount: '0.00',
    cancellation_timeline: [
      { before: '2099-03-09T14:00:00Z', refund_amount: '271.83', currency: 'EUR' },
      { before: '2099-03-10T14:00:00Z', refund_amount: '100.00', currency: 'EUR' },
    ],
    estimated_commission_amount: null,
    description: 'Secret note for staff',
  };
  beforeAll(async () => {
    hotels = await startQuotesApi((options) => makeApi({ ...options, work: true }));
    await givenRates(hotels.api, { quote: 'EGP', rate: '53.17391' });
    ({ id: companyId } = await hotels.addCompany('Nile Travel', [hotels.supplierId]));
    await hotels.addRule({
      name: 'Secret rule',
      percent: '8.37',
      refund: 'return',
      companies: [{ id: companyId, below: false }],
    });
    agent = await hotels.signIn({ type: 'company', companyId, permissions });
    program = await hotels.signIn({ type: 'company', companyId, permissions, apiToken: true });
    clerk = await hotels.signIn({ permissions: ['hotels_search', 'hotels_bookings'] });
  });
  afterAll(() => hotels.stays.close());

  const found = (text: string) =>
    secrets.filter((secret) => text.includes(secret) || plain(text).includes(secret));

  it('reach no company’s user, no token, and no staff without the permission', async () => {
    hotels.sells({ rate }, { rate: { total_amount: '281.93', base_amount: null } });
    const chosen = await hotels.choose(agent);
    const told: string[] = [];
    for (const headers of [agent, program, clerk]) {
      const quote = await hotels.quote(chosen, headers);
      expect(quote.quote.changes).toContain('total');
      const { id } = quote.quote;
      told.push(quote.text, (await hotels.ask('GET', hotelPaths.quote(id), undefined, headers)).text);
      told.push((await hotels.ask('POST', hotelPaths.quoteAcceptances(id), undefined, headers)).text);
    }
    expect(told.map(found)).toEqual(told.map(() => []));
    const staffs = await hotels.quote(chosen);
    expect(found(staffs.text)).toEqual(expect.arrayContaining(['14454.26', '14991.32', '"net"', '"note"']));
  });

  it('reach no client, whoever sends the quote', async () => {
    hotels.sells({ rate });
    const sender = await hotels.signIn({ permissions });
    for (const headers of [agent, sender]) {
      const { id } = (await hotels.quote(await hotels.choose(agent), headers)).quote;
      for (const language of languages) {
        const url = `/api/v1${hotelPaths.quoteDocument(id)}?language=${language}`;
        const pdf = (await hotels.api.inject({ url, headers })).rawPayload;
        expect([language, found((await textsOf(pdf)).join(' '))]).toEqual([language, []]);
      }
      const before = hotels.api.mails.length;
      const body = { to: 'client@nile.example', language: 'en' };
      expect((await hotels.ask('POST', hotelPaths.quoteMails(id), body, headers)).status).toBe(201);
      while (hotels.api.mails.length === before) await new Promise((go) => setTimeout(go, 50));
      const { subject, text, html, attachments } = hotels.api.mails.at(-1)!;
      const [file] = attachments ?? [];
      const whole = (await textsOf(Buffer.from(file?.content ?? '', 'base64'))).join(' ');
      expect(found([subject, text, html, whole].join(' '))).toEqual([]);
    }
  });
});
