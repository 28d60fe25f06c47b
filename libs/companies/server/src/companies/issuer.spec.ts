import type { CompanyInput } from '@traveldesk/companies-contract';
import { newId } from '@traveldesk/shared-server';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { allOfCompanies, companiesClient, companiesModules } from '../testing/companies-api.fake';
import { issuerOf } from './issuer';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 16, 0, 16, 3, 1, 0x22, 0]);

describe('the issuer of documents', () => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  beforeAll(async () => {
    api = await startTestApi({ modules: companiesModules });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
  });
  afterAll(() => api.close());

  const create = async (name: string, change: Partial<CompanyInput>, logo?: Buffer) => {
    const { id } = await staff.create({
      name,
      phone: null,
      email: `desk@${name.toLowerCase()}.example`,
      ...change,
    });
    if (logo) await staff.send('PUT', `/companies/${id}/logo`, { content: logo.toString('base64') });
    return id;
  };
  const issuer = (id: string | null, language: 'en' | 'ar' = 'en') => issuerOf(api.kernel.db, id, language);

  it('is the company that pays, with its own name, address and email', async () => {
    const id = await create('Nile', { office_address: '12 Tahrir Square', phone: '+201001234567' }, png);
    expect(await issuer(id)).toEqual({
      name: 'Nile',
      email: 'desk@nile.example',
      phone: '+201001234567',
      lines: ['12 Tahrir Square', 'Egypt', 'desk@nile.example · +201001234567'],
      logo: { type: 'image/png', bytes: png },
    });
    expect((await issuer(id, 'ar')).lines).toContain('مصر');
  });

  it('has the phone and the logo of its nearest parent that has one, and no other parts of a parent', async () => {
    const top = await create('Top', { office_address: '1 Top Street', phone: '+201000000001' }, png);
    const middle = await create('Middle', { parent_id: top, phone: '+201000000002' });
    const low = await create('Low', { parent_id: middle });
    expect(await issuer(low)).toMatchObject({
      name: 'Low',
      lines: ['Egypt', 'desk@low.example · +201000000002'],
      logo: { type: 'image/png' },
    });
    const own = await create('Own', { parent_id: middle }, jpeg);
    expect((await issuer(own)).logo?.type).toBe('image/jpeg');
    expect((await issuer(await create('Alone', {}))).logo).toBeNull();
  });

  it('is the platform where no company pays, or the company is gone', async () => {
    const platform = { name: 'Traveldesk', email: null, phone: null, lines: [], logo: null };
    expect([await issuer(null), await issuer(newId())]).toEqual([platform, platform]);
  });
});
