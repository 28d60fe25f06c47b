import type { Markup } from '@traveldesk/markups-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { markupsServer } from '.';

const made = [
  { name: { en: 'Égalité', fr: 'Égalité', ar: 'مساواة' }, code: 'E1' },
  { name: { en: 'Ancre', fr: 'Zèbre', ar: 'إبرة' }, code: 'A1' },
  { name: { en: 'Forest', fr: 'Forêt', ar: 'غابة' }, code: 'F1' },
];

describeOnBoth('GET /markups', (makeApi) => {
  let api: TestApi;
  let headers: { authorization: string };

  beforeAll(async () => {
    api = await makeApi({ modules: [markupsServer] });
    headers = await api.signIn({ permissions: ['show_markups', 'add_markups'] });
    for (const payload of made) {
      await api.inject({ method: 'POST', url: '/api/v1/markups', headers, payload });
    }
  });

  async function list(query: Record<string, string> = {}, language = 'en'): Promise<Page<Markup>> {
    const answer = await api.inject({
      url: '/api/v1/markups',
      query,
      headers: { ...headers, 'accept-language': language },
    });
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    return answer.json<Page<Markup>>();
  }

  const codes = ({ data }: Page<Markup>) => data.map(({ code }) => code);

  it('answers them by the name in the language of the caller, and how many there are', async () => {
    expect((await list()).total).toBe(3);
    expect(codes(await list())).toEqual(['A1', 'E1', 'F1']);
    expect(codes(await list({}, 'fr'))).toEqual(['E1', 'F1', 'A1']);
    expect(codes(await list({ sort: '-name' }, 'fr'))).toEqual(['A1', 'F1', 'E1']);
  });

  it('answers every field', async () => {
    expect((await list({ code: 'F1' })).data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
        name: { en: 'Forest', fr: 'Forêt', ar: 'غابة' },
        code: 'F1',
        version: 1,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
  });

  it('knows the last page, and the one past it', async () => {
    expect(codes(await list({ per_page: '2', page: '2' }))).toEqual(['F1']);
    expect(await list({ page: '2' })).toEqual({ data: [], total: 3 });
  });

  it.each([
    ['FOREST', ['F1']],
    ['foret', ['F1']],
    ['egalite', ['E1']],
    ['ابرة', ['A1']],
    ['f1', ['F1']],
    ['%', []],
    ['_', []],
    ["'; drop table markups --", []],
  ])('finds %j', async (name, expected) => {
    expect(codes(await list({ name }))).toEqual(expected);
  });

  it.each([
    [{ per_page: '101' }, 'per_page'],
    [{ page: '0' }, 'page'],
    [{ sort: 'id' }, 'sort'],
    [{ nam: 'First' }, 'nam'],
    [{ name: 'x'.repeat(121) }, 'name'],
  ])('refuses %j with a 400', async (query, field) => {
    const answer = await api.inject({ url: '/api/v1/markups', query, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request', fields: { [field]: expect.any(String) } });
  });
});
