import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addRule, callerOf, markupModules, staffPermissions, type Caller } from '../testing/markups-api';

describeOnDatabase('GET /markup/export', (makeApi) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions }));
    const nile = await addCompany(api, { name: 'Nile' });
    await addRule(staff, {
      name: 'Second, with a comma',
      companies: [{ id: nile, below: true }],
      plating: { mode: 'except', codes: ['MS', 'EK'] },
      origins: [{ kind: 'city', code: 'CAI' }],
      percent_of: 'base',
    });
    await addRule(staff, {
      name: '=1+1',
      kind: 'service_fee',
      value_type: 'fixed',
      percent: null,
      amount: '5',
    });
    await addRule(staff, {
      name: 'A hotel',
      product: 'hotel',
      stars: [4, 5],
      chains: ['Atlas'],
      boards: ['half_board'],
      payment_types: ['pay_now'],
      nights_min: 2,
      infants: false,
      per: 'booking',
    });
  });

  const rows = async (query = '', language = 'en') => {
    const answer = await staff('GET', `/markup/export?${query}`, undefined, {
      'accept-language': language,
      accept: '*/*',
    });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [header = '', ...lines] = (answer.body as string).replace('\ufeff', '').trim().split('\r\n');
    return { columns: header.split(language === 'en' ? ',' : ';'), lines };
  };

  it('is the filtered list in its order, in words, with formulas as text', async () => {
    const { columns, lines } = await rows('sort=-name');
    expect(columns.slice(0, 5)).toEqual(['Name', 'State', 'Kind', 'Product', 'Layer']);
    expect(lines[0]).toMatch(/^"Second, with a comma",Active,Markup,Flights,Platform,,Nile ↓,/);
    expect(lines[0]).toContain(',All except: MS EK,CAI,');
    expect(lines[0]).toContain(',5,Base fare,,');
    expect(lines[2]).toMatch(/^'=1\+1,Active,Service fee,/);
    expect(lines[1]).toContain(',Hotels,');
    expect(lines[1]).toContain(',"4, 5",Atlas,Half board,Pay now,2,,');
    expect((await rows('kind=service_fee')).lines).toHaveLength(1);
    expect((await rows('kind=service_fee', 'ar')).lines[0]).toContain('رسوم الخدمة');
  });

  it('has a title for each column, in each language', async () => {
    const titles = await Promise.all(
      ['en', 'fr', 'ar'].map(async (language) => (await rows('', language)).columns),
    );
    expect(new Set(titles.map(({ length }) => length)).size).toBe(1);
    expect(titles[1]?.[0]).toBe('Nom');
    expect(titles[2]?.[0]).toBe('الاسم');
  });
});
