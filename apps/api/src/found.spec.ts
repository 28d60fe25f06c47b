import type { Found } from '@traveldesk/shared-contract';
import {
  addCompany,
  startTestApi,
  type SignInOptions,
  type TestApi,
} from '@traveldesk/shared-testing/server';
import { modules } from './modules';

describe('the global search', () => {
  let api: TestApi;
  let nile: string;
  let delta: string;

  beforeAll(async () => {
    api = await startTestApi({ modules });
    nile = await addCompany(api, { name: 'Zephyr Nile' });
    delta = await addCompany(api, { name: 'Zephyr Delta' });
  });
  afterAll(() => api.close());

  const search = async (q: string, who: SignInOptions, language = 'en') => {
    const headers = { ...(await api.signIn(who)), 'accept-language': language };
    return api.inject({ url: `/api/v1/search?q=${encodeURIComponent(q)}`, headers });
  };
  const found = async (q: string, who: SignInOptions, language = 'en') =>
    (await search(q, who, language)).json<{ data: Found[] }>().data;
  const all = () => ({ permissions: [...api.kernel.permissions] });
  const named = (data: Found[]) => data.map(({ kind, name }) => `${kind} ${name}`);

  it('finds every kind, by name, code and language', async () => {
    expect(named(await found('zephyr', all()))).toEqual(['company Zephyr Delta', 'company Zephyr Nile']);
    const [first] = await found('cai', all());
    expect(first).toMatchObject({ kind: 'airport', hint: 'CAI' });
    expect(first?.path).toBe(`/airports/view/${first?.id}`);
    expect(named(await found('القاهرة', all(), 'ar'))).toContain('city القاهرة');
    expect(named(await found('emirates', all()))).toContain('airline Emirates');
  });

  it('ranks records whose name starts with the text before those that contain it', async () => {
    const names = (await found('eg', all())).map(({ name, hint }) => [name, hint]);
    expect(names[0]).toEqual(['Egypt', 'EG']);
  });

  it.each([
    ['uk', 'country', 'GB'],
    ['Great Britain', 'country', 'GB'],
    ['allemagne', 'country', 'DE'],
    ['leningrad', 'city', 'LED'],
    ['txl', 'airport', 'BER (TXL)'],
  ])('ranks %s as another name before approximate matches', async (typed, kind, hint) => {
    await addCompany(api, { name: `${typed}o Travel` });
    expect((await found(typed, all()))[0]).toMatchObject({ kind, hint });
  });

  it('links to a page that the caller can read, also with a permission only to look', async () => {
    const who: SignInOptions = {
      permissions: ['show_users', 'show_roles', 'show_modules', 'show_cities', 'show_tasks', 'show_markups'],
    };
    const paths = async (q: string) =>
      (await found(q, who)).map(({ kind, id, path }) => [kind, path.replace(id, '')]);
    expect(await paths('flights')).toContainEqual(['module', '/modules/view/']);
    expect(await paths('administrator')).toContainEqual(['role', '/roles/view/']);
    expect(await paths('cairo')).toContainEqual(['city', '/cities/view/']);
    expect(await paths('cairo')).not.toContainEqual(['airport', '/airports/view/']);
  });

  it('finds only records that the caller may open', async () => {
    expect(await found('zephyr', { permissions: ['update_airports'] })).toEqual([]);
    expect(await found('zephyr', { permissions: [] })).toEqual([]);
    const kinds = (await found('cai', { permissions: ['update_airports'] })).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['airport']));
  });

  it('finds only a company’s own records for its users', async () => {
    const who: SignInOptions = { type: 'company', companyId: nile, permissions: ['show_companies'] };
    expect((await found('zephyr', who)).map(({ id }) => id)).toEqual([nile]);
    expect((await found('zephyr', { ...who, companyId: delta })).map(({ id }) => id)).toEqual([delta]);
  });

  it('requires a session, and a text of at least two letters', async () => {
    expect((await search('z', all())).statusCode).toBe(400);
    expect((await search('a\u0000b', all())).statusCode).toBe(400);
    expect((await search('x'.repeat(101), all())).statusCode).toBe(400);
    expect((await api.inject({ url: '/api/v1/search?q=zephyr' })).statusCode).toBe(401);
    expect((await search('zephyr', { ...all(), apiToken: true })).statusCode).toBe(403);
  });

  it.each(["%_\\'", '---', '٢٠٢٦', '(((', 'a b c d e f g h'])('treats %p as plain text', async (q) => {
    expect((await search(q, all())).statusCode).toBe(200);
  });
});
