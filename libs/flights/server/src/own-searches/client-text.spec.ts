import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offersIn, oneway, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

const someId = '0193a1b2-0000-7000-8000-00000000ffff';
/** Removes direction marks and replaces special spaces. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');

describeOnDatabase('GET /flights/client-text', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let supplierId: string;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel(
      {
        id: 'off_1',
        total: '199.90',
        brand: 'Light',
        conditions: {
          change_before_departure: { allowed: true, penalty_amount: '50.00', penalty_currency: 'EUR' },
          refund_before_departure: { allowed: false, penalty_amount: null, penalty_currency: null },
        },
      },
      { id: 'off_2', total: '289.50', brand: 'Flex', checked: 2, via: 'DOH' },
    );
    ({ id: supplierId } = await flights.addSupplier('steady', supplier.url));
  });
  afterAll(() => supplier.close());

  const textOf = async (offers: string, language: string, headers = flights.staff) => {
    const answer = await flights.call(
      'GET',
      `/flights/client-text?offers=${offers}&language=${language}`,
      undefined,
      headers,
    );
    return { status: answer.status, body: JSON.parse(answer.text) };
  };
  const searched = async (headers = flights.staff) => {
    const { lines } = await flights.search(oneway({ adults: 2 }), headers);
    return offersIn(lines).map(({ id }) => id);
  };

  it('states flights, fares, conditions and the expiry of each price, with the time zone', async () => {
    const { status, body } = await textOf((await searched()).join('.'), 'en');
    expect(status).toBe(200);
    const text = plain(body.text);
    expect(plain(body.subject)).toMatch(/^Flights Cairo – Dubai, /);
    for (const said of [
      'Option 1',
      'EUR 199.90 in total for 2 adults',
      'Fare: Light, Economy',
      'Cairo (CAI) to Dubai (DXB)',
      'direct',
      '08:00 Cairo (CAI) – ',
      'EgyptAir, MS 910',
      // Without the fee's amount, which is confidential (TRAVEL-RULES 30).
      'Changes: allowed for a fee.',
      'Refund: not allowed.',
      'Option 2',
      'Fare: Flex, Economy',
      '1 stop',
      'Checked bags: 2 pieces.',
      // Unknown conditions (TRAVEL-RULES 15).
      'Refund: not specified.',
    ]) {
      expect(text).toContain(said);
    }
    // Cairo is two or three hours ahead of Greenwich.
    expect(text.match(/Price valid until .* \d\d:\d\d (GMT\+[23]|EET|EEST)\./g)).toHaveLength(2);
  });

  // Documents treat a traveler of 15 as an adult (TRAVEL-RULES 2).
  it('counts the travelers of each type', async () => {
    const { lines } = await flights.search(oneway({ children: [5, 15], infants: [1] }));
    const { body } = await textOf(offersIn(lines)[0]?.id ?? '', 'en');
    expect(plain(body.text)).toContain('in total for 2 adults, 1 child, 1 infant');
  });

  it.each([
    ['fr', 'Vols Le Caire – Dubaï', 'Tarif : Light, Économique', 'Remboursement : impossible.'],
    ['ar', 'رحلات القاهرة – دبي', 'السعر: Light، السياحية', 'الاسترداد: غير مسموح.'],
  ])('is in %s for the client, whatever the caller’s language', async (language, ...said) => {
    const [first = ''] = await searched();
    const { body } = await textOf(first, language, { ...flights.staff, 'accept-language': 'en' } as never);
    for (const words of said) expect(plain(body.text)).toContain(words);
    // A single option has no number.
    expect(plain(body.text)).not.toMatch(/Option 1|الخيار 1/);
  });

  it('answers 404 for an offer of another company or an unknown one, and 400 for a malformed id or too many', async () => {
    const [first = ''] = await searched();
    const { id } = await flights.addCompany('Nile Travel', [supplierId]);
    const stranger = await flights.signIn({ type: 'company', companyId: id });
    expect((await textOf(first, 'en', stranger)).status).toBe(404);
    expect((await textOf('drop', 'en')).status).toBe(400);
    expect((await textOf(first, 'de')).status).toBe(400);
    expect((await textOf(Array.from({ length: 11 }, () => first).join('.'), 'en')).status).toBe(400);
  });

  it('contains one company’s prices: staff cannot mix two companies in one text', async () => {
    const { id } = await flights.addCompany('Nile Holidays', [supplierId]);
    const [forNobody] = await searched();
    const { lines } = await flights.search(oneway({ adults: 2, company_id: id }));
    const [forCompany] = offersIn(lines).map((offer) => offer.id);
    const { status, body } = await textOf(`${forNobody}.${forCompany}`, 'en');
    expect([status, Object.keys(body.fields)]).toEqual([422, ['offers']]);
  });

  it('requires a session and the permission to search', async () => {
    const without = await flights.signIn({ permissions: ['show_markups'] });
    expect((await textOf(someId, 'en', without)).status).toBe(403);
    expect((await textOf(someId, 'en', { authorization: 'Bearer nothing' })).status).toBe(401);
  });

  it('shows the company’s selling prices', async () => {
    const { id } = await flights.addCompany('Nile Voyages', [supplierId]);
    const headers = await flights.signIn({ type: 'company', companyId: id });
    const [first = ''] = await searched(headers);
    // One euro is 50 pounds.
    expect(plain((await textOf(first, 'en', headers)).body.text)).toContain('EGP 9,995.00 in total');
  });
});
