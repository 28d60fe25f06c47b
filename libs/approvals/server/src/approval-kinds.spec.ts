import type { ServerModule } from '@traveldesk/shared-server';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { ask, deskModules, gift, givenPerson } from './testing/desk.fake';
import { registerApprovalKind, type ApprovalKind } from './index';

describe('a kind of what needs approval', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: deskModules });
  });
  afterAll(() => api.close());

  it.each<[string, Partial<ApprovalKind>, RegExp]>([
    ['a second time', {}, /Two domains register approvals of the kind gift/],
    [
      'with a permission that asks for no second factor',
      { name: 'loan', permission: 'add_gifts' },
      /sensitive/,
    ],
    ['with a permission that nobody declares', { name: 'loan', permission: 'approve_loans' }, /sensitive/],
    ['that has no name for people', { name: 'loan' }, /No text for gifts:approvals.loan/],
  ])('is not registered %s', (_what, change, message) => {
    expect(() => registerApprovalKind(api.kernel, { ...gift, ...change } as ApprovalKind)).toThrow(message);
  });

  it('stops the boot where it is wrong', async () => {
    const wrong: ServerModule = {
      name: 'wrong',
      migrations: {},
      texts: { en: {}, fr: {}, ar: {} },
      contribute: (kernel) => registerApprovalKind(kernel, { ...gift, name: 'loan', permission: 'x' }),
    };
    await expect(startTestApi({ modules: [...deskModules, wrong] })).rejects.toThrow(/sensitive/);
  });

  it('takes no payload that is none of its own, no kind that is not there, no amount that its currency has not', async () => {
    const author = await givenPerson(api);
    await expect(ask(api, author, { payload: { of: 'Nile' } })).rejects.toThrow();
    await expect(ask(api, author, { kind: 'loan' })).rejects.toThrow(/No domain has registered/);
    await expect(ask(api, author, { amount: { amount: '1.5', currency: 'JPY' } })).rejects.toThrow(/JPY/);
    await expect(ask(api, author, { amount: { amount: '0', currency: 'EUR' } })).rejects.toThrow(/amount/);
  });
});
