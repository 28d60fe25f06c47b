import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addRule,
  callerOf,
  markupModules,
  ruleBody,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

describeOnBoth('writing markup rules', (makeApi) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions, name: 'Mona Said' }));
  });

  it('adds one, as it was typed, in force at once', async () => {
    const answer = await staff('POST', '/markups', ruleBody({ name: ' Everybody ', percent: '٧٫٥٠' }));
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
    expect(answer.headers.etag).toBe('"1"');
    const { message, data } = answer.body;
    expect(message).toBe('Everybody was added.');
    expect(data).toMatchObject({
      name: 'Everybody',
      percent: '7.5',
      state: 'active',
      revision: 1,
      in_force: 1,
      approval_id: null,
      version: 1,
    });
    expect((await staff('GET', `/markups/${data.id}`)).body).toEqual(data);
  });

  it('changes one by a new version, and keeps what it was', async () => {
    const { id } = await addRule(staff);
    const changed = await staff('PUT', `/markups/${id}`, ruleBody({ percent: '6' }), { 'if-match': '"1"' });
    expect({ status: changed.status, etag: changed.headers.etag }).toEqual({ status: 200, etag: '"2"' });
    expect(changed.body.data).toMatchObject({ percent: '6', revision: 2, in_force: 2, version: 2 });
  });
});
