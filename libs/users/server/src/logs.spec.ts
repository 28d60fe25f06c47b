import { change, newId, type AuditRecord, type Call } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import type { UserLog } from '@traveldesk/users-contract';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

/** SECURITY 35, 37: a reader sees a user's change to a record only as far as they may read the history of that record. */
describeOnDatabase('the changes in a user’s activity', (makeApi) => {
  let api: TestApi;
  let nile: string;
  beforeAll(async () => {
    api = await makeApi({ modules });
    nile = await givenCompany(api, 'Nile Travel');
  });

  /** The entries that the reader sees after the user of `company` (or of the staff) made the given changes. */
  const told = async (permissions: readonly string[], records: AuditRecord[], company?: string) => {
    const place = company ? { type: 'company' as const, companyId: company } : {};
    const doer = await givenUser(api, place);
    const reader = await givenUser(api, { ...place, permissions });
    await change(callOf(doer, company), async (_tx, record) => records.forEach(record));
    return logs(doer, reader);
  };
  const callOf = ({ id: userId, email }: GivenUser, company: string | null = null): Call => ({
    id: newId(),
    ip: '192.0.2.7',
    method: 'PUT',
    url: '/',
    headers: {},
    server: api,
    actor: {
      userId,
      email,
      name: 'Layla',
      type: company ? 'company' : 'staff',
      companyId: company,
      permissions: new Set(),
      language: 'en',
      passwordChanged: true,
      tokenId: newId(),
    },
  });
  const logs = async (user: GivenUser, by: GivenUser): Promise<UserLog[]> => {
    const answer = await api.inject({ url: `/api/v1/users/${user.id}/logs`, headers: by.headers });
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  };
  const fields = (entries: UserLog[]) => entries.flatMap(({ changes }) => changes.map(({ field }) => field));
  const entry = (entity: string, after: object, id = newId()): AuditRecord => ({
    entity,
    id,
    action: 'update',
    after: { ...after },
  });

  it.each([
    ['supplier', 'base_url', 'show_suppliers'],
    ['company', 'phone', 'show_companies'],
    ['role', 'permissions', 'show_roles'],
    ['module', 'key', 'update_modules'],
    ['country', 'code', 'update_countries'],
    ['city', 'name', 'show_cities'],
    ['airport', 'iata', 'update_airports'],
  ])('of a %s need the permission to read its history', async (entity, field, permission) => {
    const records = [entry(entity, { [field]: 'told' })];
    const without = await told(['show_users'], records);
    expect(without).toMatchObject([{ entity, action: 'update', changes: [], at: expect.any(String) }]);
    expect(await told(['show_users', permission], records)).toMatchObject([{ changes: [{ field }] }]);
  });

  it('of an undeclared entity are hidden', async () => {
    expect(await told(['show_users'], [entry('unheard', { secret: 1 })])).toMatchObject([{ changes: [] }]);
  });

  it('of a company hide tokens and access from readers who may not list these', async () => {
    const records = [entry('company', { name: 'N', api_token: { name: 'E' }, supplier_settings: {} }, nile)];
    const given = ['show_users', 'show_companies'];
    expect(fields(await told(given, records))).toEqual(['name']);
    expect(fields(await told([...given, 'update_company_tokens'], records))).toEqual(['name', 'api_token']);
    expect(fields(await told([...given, 'update_companies'], records))).toEqual([
      'name',
      'supplier_settings',
    ]);
  });

  it('hide roles and the parent company from a company', async () => {
    const user = await givenUser(api, { type: 'company', companyId: nile });
    const records = [
      entry('user', { name: 'Mona', roles: ['Platform secret'] }, user.id),
      entry('company', { name: 'Nile', parent: 'Above', supplier_markup: { set: true } }, nile),
    ];
    const given = ['show_users', 'update_companies'];
    expect(fields(await told(given, records, nile)).sort()).toEqual(['name', 'name']);
    expect(fields(await told(given, records))).toEqual(
      expect.arrayContaining(['roles', 'parent', 'supplier_markup']),
    );
  });
});
