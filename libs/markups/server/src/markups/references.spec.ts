import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import type { MarkupInput } from '@traveldesk/markups-contract';
import {
  addRule,
  addHotelSupplier,
  addSupplier,
  callerOf,
  markupModules,
  ruleBody,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

const nobody = '0198f000-0000-7000-8000-00000000dead';
const airlines = (...codes: string[]) => ({ mode: 'only' as const, codes });

describeOnDatabase('a record to which a rule refers', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let owner: string;
  let child: string;
  let stranger: string;
  let supplier: string;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    const more = [
      'delete_companies',
      'show_companies',
      'update_companies',
      'delete_suppliers',
      'show_suppliers',
    ];
    staff = callerOf(api, await api.signIn({ permissions: [...staffPermissions, ...more] }));
    owner = await addCompany(api, { name: 'Nile Group' });
    child = await addCompany(api, { name: 'Nile Travel', parentId: owner, type: 'B2C' });
    stranger = await addCompany(api, { name: 'Gulf' });
    supplier = await addSupplier(api, 'atlas');
  });

  const named = (id: string, below = false) => [{ id, below }];
  const ofOwner = (change: Partial<MarkupInput> = {}) => ({
    layer: 'company' as const,
    owner_id: owner,
    ...change,
  });

  it('is named in the caller’s language', async () => {
    const zone = (await staff('POST', '/markup-zones', { name: 'Gulf', countries: ['AE'], zones: [] })).body
      .data;
    const { id } = await addRule(staff, {
      ...ofOwner({ companies: named(child), suppliers: [supplier], plating: airlines('MS') }),
      origins: [
        { kind: 'airport', code: 'CAI' },
        { kind: 'city', code: 'LON' },
      ],
      destinations: [
        { kind: 'country', code: 'EG' },
        { kind: 'zone', code: zone.id },
      ],
    });
    const { names } = (await staff('GET', `/markups/${id}`, undefined, { 'accept-language': 'fr' })).body;
    expect(names).toEqual({
      companies: { [owner]: 'Nile Group', [child]: 'Nile Travel' },
      suppliers: { [supplier]: 'Supplier atlas' },
      airlines: { MS: expect.stringMatching(/egypt/i) },
      places: {
        'airport CAI': 'Aéroport international du Caire',
        'city LON': 'Londres',
        'country EG': 'Égypte',
        [`zone ${zone.id}`]: 'Gulf',
      },
      codes: {},
    });
  });

  it.each<[string, () => Partial<MarkupInput>, string]>([
    ['an owner', () => ({ layer: 'company', owner_id: nobody }), 'owner_id'],
    ['a company', () => ({ companies: named(nobody) }), 'companies'],
    ['a supplier', () => ({ suppliers: [nobody] }), 'suppliers'],
    ['an airline that sells', () => ({ marketing: airlines('MS', '0Q') }), 'marketing'],
    ['an airline that flies', () => ({ operating: airlines('0Q') }), 'operating'],
    ['an airline that issues', () => ({ plating: airlines('0Q') }), 'plating'],
    ['an airport', () => ({ origins: [{ kind: 'airport', code: 'QQQ' }] }), 'origins'],
    ['a city', () => ({ destinations: [{ kind: 'city', code: 'QQQ' }] }), 'destinations'],
    ['a country', () => ({ origins: [{ kind: 'country', code: 'QQ' }] }), 'origins'],
    ['a zone', () => ({ destinations: [{ kind: 'zone', code: nobody }] }), 'destinations'],
    [
      'a company that is not below its owner',
      () => ofOwner({ companies: named(stranger, true) }),
      'companies',
    ],
    [
      'a type that none of its companies has',
      () => ({ companies: named(child), company_type: 'B2B' }),
      'company_type',
    ],
  ])('is refused at its field: %s', async (_, change, field) => {
    const answer = await staff('POST', '/markups', ruleBody(change()));
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
    expect(answer.body.fields[field]).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('may be any company below the owner, or the owner with its subsidiaries', async () => {
    await addRule(staff, ofOwner({ companies: named(child) }));
    await addRule(staff, ofOwner({ companies: named(owner, true) }));
  });

  it('cannot be deleted while a rule names it', async () => {
    const lonely = await addCompany(api, { name: 'Lonely' });
    const other = await addSupplier(api, 'levant');
    const rule = { companies: named(lonely), suppliers: [other] };
    const { id } = await addRule(staff, rule);
    const remove = (path: string) => staff('DELETE', path);
    for (const path of [`/companies/${lonely}`, `/suppliers/${other}`]) {
      expect((await remove(path)).body).toMatchObject({
        code: 'in_use_by',
        message: 'This cannot be deleted: it is still used by 1 markup rule.',
      });
    }
    // Versions that were in force no longer count as references; they stay as they were.
    expect((await staff('PUT', `/markups/${id}`, ruleBody())).status).toBe(200);
    for (const path of [`/companies/${lonely}`, `/suppliers/${other}`]) {
      expect((await remove(path)).status).toBe(200);
    }
    const back = await staff('POST', `/markups/${id}/returns`, { number: 1, reason: null });
    expect([back.status, Object.keys(back.body.fields)]).toEqual([422, ['number']]);
  });

  it('can be deleted after the rule', async () => {
    const lonely = await addCompany(api, { name: 'Left alone' });
    const { id } = await addRule(staff, { layer: 'company', owner_id: lonely });
    expect((await staff('DELETE', `/companies/${lonely}`)).status).toBe(422);
    expect((await staff('DELETE', `/markups/${id}`)).status).toBe(200);
    expect((await staff('DELETE', `/companies/${lonely}`)).status).toBe(200);
  });

  it('is a supplier that sells the product', async () => {
    const hotels = await addHotelSupplier(api, 'beds');
    const add = async (product: 'flight' | 'hotel' | 'both', suppliers: string[]) => {
      const rule = ruleBody({ product, suppliers, per: 'booking', infants: false });
      return (await staff('POST', '/markups', rule)).body.fields ?? 'added';
    };
    const refusal = { suppliers: 'One of these suppliers does not sell the product of this rule.' };
    expect(await add('flight', [supplier, hotels])).toEqual(refusal);
    expect(await add('hotel', [supplier])).toEqual(refusal);
    expect(await add('hotel', [hotels])).toBe('added');
    expect(await add('both', [supplier, hotels])).toBe('added');
  });
});
