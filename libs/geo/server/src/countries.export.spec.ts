import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';

describeOnBoth('GET /country/export', (makeApi) => {
  let api: TestApi;
  let headers: { authorization: string };

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: ['update_countries'] });
  });

  const lines = async (query: string, path = '/country/export') => {
    const answer = await api.inject({ url: `/api/v1${path}?${query}`, headers });
    expect(answer.statusCode).toBe(200);
    return answer.body.trim().split('\r\n').slice(1);
  };
  const codes = async (query: string) => (await lines(query)).map((line) => line.split(',')[3]);

  it('has a row for each filtered country', async () => {
    expect(await lines('')).toHaveLength(250);
    expect((await lines('search=egypt'))[0]).toMatch(/^Egypt,Égypte,مصر,EG,EGP,20,20\d\d-/);
    expect(await lines('search=egypt')).toHaveLength(1);
  });

  it('has the order of the list', async () => {
    const listed = async (sort: string) => {
      const url = `/api/v1/countries?per_page=100&currency=x&sort=${sort}`;
      return (await api.inject({ url, headers })).json<{ data: { code: string }[] }>().data;
    };
    for (const sort of ['name', '-name', 'phone_code', '-currency']) {
      expect(await codes(`currency=x&sort=${sort}`)).toEqual((await listed(sort)).map(({ code }) => code));
    }
  });

  it('turns formulas into text', async () => {
    const payload = {
      name: { en: '=HYPERLINK("x")', fr: '+1, deux', ar: '@مصر' },
      code: 'EG',
      currency: 'EGP',
      phone_code: '20',
    };
    const [egypt] = (await api.inject({ url: '/api/v1/countries?code=EG', headers })).json<{
      data: { id: string }[];
    }>().data;
    const url = `/api/v1/countries/${egypt?.id}`;
    expect((await api.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    expect((await lines('code=EG'))[0]).toMatch(/^"'=HYPERLINK\(""x""\)","'\+1, deux",'@مصر,EG,/);
  });
});
