import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

describeOnDatabase('the roles that a person may have', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  let companyId: string;
  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true });
    companyId = await givenCompany(api, 'Nile Travel');
  });

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    api.inject({ method, url: `/api/v1${path}`, headers: admin.headers, payload });

  it('staff can give permissions on the platform’s own records only to staff', async () => {
    const role = await call('POST', '/users_roles', {
      name: 'Keeper of airlines',
      permissions: ['update_airlines'],
    });
    const body = {
      name: 'Rana Saleh',
      email: 'rana.keeper@nile.example',
      phone: null,
      language: 'en',
      type: 'company',
      company_id: companyId,
      roles: [role.json().data.id],
    };
    const refused = await call('POST', '/users', body);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['roles']]);
    const offered = await call('GET', `/users_roles?for=${companyId}&name=Keeper`);
    expect(offered.json().total).toBe(0);
    const made = await call('POST', '/users', { ...body, type: 'staff', company_id: null });
    expect(made.statusCode).toBe(201);
    // Such roles cannot stay when the user moves to a company.
    const moved = await call('PUT', `/users/${made.json().data.id}`, body);
    expect([moved.statusCode, Object.keys(moved.json().fields)]).toEqual([422, ['roles']]);
  });
});
