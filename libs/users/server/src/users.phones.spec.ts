import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { givenCompany, givenUser, modules } from './testing/given.fake';

describeOnDatabase('the phone of a user', (makeApi) => {
  let api: TestApi;
  let companyId: string;
  beforeAll(async () => {
    api = await makeApi({ modules });
    companyId = await givenCompany(api, 'Nile Phones');
  });

  it('is read with the country of the company; staff have none and type the country code', async () => {
    const admin = await givenUser(api, { administrator: true });
    const invite = async (change: object) => {
      const email = `mona${Math.random().toString(36).slice(2)}@nile.example`;
      const payload = { name: 'Mona', email, roles: [], language: 'en', phone: '0100 123 4567', ...change };
      return (
        await api.inject({ method: 'POST', url: '/api/v1/users', headers: admin.headers, payload })
      ).json();
    };
    const { data } = await invite({ type: 'company', company_id: companyId });
    expect(data.phone).toBe('+201001234567');
    expect(Object.keys((await invite({ type: 'staff', company_id: null })).fields)).toEqual(['phone']);
  });

  it('may stay invalid while stored, and is checked when it changes', async () => {
    const user = await givenUser(api, { type: 'company', companyId, phone: '+99912345678' });
    const own = async (phone: string) => {
      const payload = { name: 'Layla', phone, language: 'en' };
      return api.inject({ method: 'PUT', url: '/api/v1/profile', headers: user.headers, payload });
    };
    expect((await own('+999 1234 5678')).json().data.phone).toBe('+99912345678');
    const refused = await own('+999 1234 5679');
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['phone']]);
    expect((await own('+44 (0)20 7946 0018')).json().data.phone).toBe('+442079460018');
  });
});
