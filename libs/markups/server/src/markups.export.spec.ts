import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { markupsServer } from '.';

const rows = [
  { name: { en: 'Second', fr: 'Deuxième', ar: 'الثاني' }, code: 'B2' },
  { name: { en: '=1+1', fr: 'Formule, deux', ar: 'صيغة' }, code: 'A1' },
];

describeOnBoth('GET /markup/export', (makeApi) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await makeApi({ modules: [markupsServer] });
    const headers = await api.signIn({ permissions: ['add_markups'] });
    for (const payload of rows) {
      const answer = await api.inject({ method: 'POST', url: '/api/v1/markups', headers, payload });
      expect(answer.statusCode).toBe(201);
    }
  });

  const lines = async (query: string) => {
    const headers = await api.signIn({ permissions: ['export_markups'] });
    const answer = await api.inject({ url: `/api/v1/markup/export?${query}`, headers });
    expect(answer.statusCode).toBe(200);
    return answer.body.trim().split('\r\n').slice(1);
  };

  it('is the filtered list in its order, formulas made text', async () => {
    const [first, second] = await lines('sort=code');
    expect(first).toMatch(/^'=1\+1,"Formule, deux",صيغة,A1,/);
    expect(second).toMatch(/^Second,Deuxième,الثاني,B2,/);
    expect(await lines('code=b2')).toHaveLength(1);
  });
});
