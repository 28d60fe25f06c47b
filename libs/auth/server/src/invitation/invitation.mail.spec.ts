import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { newId, transaction } from '@traveldesk/shared-server';
import { userById } from '@traveldesk/users-server';
import { mailLink } from '../links/link.mail';
import { givenUser, modulesAt, testClock, type TestApi } from '../testing/given.fake';
import { mailTo } from '../testing/mails.fake';

describeOnDatabase('the mail of an invitation', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  let nile: string;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock), work: true });
    const headers = await api.signIn({ permissions: ['add_companies', 'update_countries'] });
    const countries = await api.inject({ url: '/api/v1/countries?code=EG', headers });
    const made = await api.inject({
      method: 'POST',
      url: '/api/v1/companies',
      headers,
      payload: {
        name: 'Nile & Sons',
        type: 'B2B',
        parent_id: null,
        country_id: countries.json().data[0].id,
        city_id: null,
        email: 'desk@nile.example',
        phone: null,
        currency: 'EGP',
        status: 'active',
      },
    });
    nile = made.json<{ data: { id: string } }>().data.id;
  });

  const invitedBy = async (inviterId: string | undefined, companyId: string | null) => {
    const type = companyId ? 'company' : 'staff';
    const { id, email } = await givenUser(api, clock, { status: 'invited', type, companyId });
    await transaction(api.kernel.db, async (tx) => {
      const user = await userById(tx, id);
      if (user) await mailLink(tx, api.kernel, user, clock.read(), inviterId);
    });
    return mailTo(api, email);
  };

  it('names the inviter, and the company of the invited user', async () => {
    const rana = await givenUser(api, clock, { name: 'Rana Saleh' });
    const mail = await invitedBy(rana.id, nile);
    expect(mail.text).toContain('Rana Saleh has created an account for you at Nile & Sons.');
    expect(mail.html).toContain('Rana Saleh has created an account for you at Nile &amp; Sons.');
    expect((await invitedBy(rana.id, null)).text).toContain('Rana Saleh has created an account for you. ');
  });

  it('names nobody if the inviter no longer exists', async () => {
    const { text } = await invitedBy(newId(), nile);
    expect(text).toContain('An account has been created for you.');
  });
});
