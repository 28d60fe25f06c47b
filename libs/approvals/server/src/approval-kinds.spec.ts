import { sql } from 'kysely';
import { systemChange, type ServerModule } from '@traveldesk/shared-server';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { watchApprovers } from './approvers';
import { approver, ask, deskModules, gift, givenPerson } from './testing/desk.fake';
import { registerApprovalKind, type ApprovalKind } from './index';

describe('a kind of request', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: deskModules });
  });
  afterAll(() => api.close());

  it.each<[string, Partial<ApprovalKind>, RegExp]>([
    ['a second time', {}, /Two domains register approvals of the kind gift/],
    [
      'with a permission that requires no second factor',
      { name: 'loan', permission: 'add_gifts' },
      /sensitive/,
    ],
    ['with an undeclared permission', { name: 'loan', permission: 'approve_loans' }, /sensitive/],
    ['without a name', { name: 'loan' }, /No text for gifts:approvals.loan/],
  ])('is not registered %s', (_what, change, message) => {
    expect(() => registerApprovalKind(api.kernel, { ...gift, ...change } as ApprovalKind)).toThrow(message);
  });

  it('stops the boot if it is invalid', async () => {
    const wrong: ServerModule = {
      name: 'wrong',
      migrations: {},
      texts: { en: {}, fr: {}, ar: {} },
      contribute: (kernel) => registerApprovalKind(kernel, { ...gift, name: 'loan', permission: 'x' }),
    };
    await expect(startTestApi({ modules: [...deskModules, wrong] })).rejects.toThrow(/sensitive/);
  });

  it('refuses a foreign payload, an unknown kind, and an amount that its currency does not allow', async () => {
    const author = await givenPerson(api);
    await expect(ask(api, author, { payload: { of: 'Nile' } })).rejects.toThrow();
    await expect(ask(api, author, { kind: 'loan' })).rejects.toThrow(/No domain has registered/);
    await expect(ask(api, author, { amount: { amount: '1.5', currency: 'JPY' } })).rejects.toThrow(/JPY/);
    await expect(ask(api, author, { amount: { amount: '0', currency: 'EUR' } })).rejects.toThrow(/amount/);
  });

  it('raises one task while fewer than two people can decide, and closes it afterwards', async () => {
    const { kernel } = api;
    const watch = () => systemChange(kernel, (tx, record) => watchApprovers(tx, record, null, kernel));
    const tasks = () =>
      kernel.db
        .selectFrom('tasks')
        .select(['title_en', 'status', 'about_kind'])
        .where('reason', '=', 'too_few_approvers')
        .orderBy('id')
        .execute();
    const first = await givenPerson(api);
    await givenPerson(api, { permissions: ['approve_gifts'] });
    await sql`update users set status = 'suspended' where id <> ${first.id}`.execute(kernel.db);
    await watch();
    await watch();
    const titleOf = (kinds: string) => `Fewer than two people can approve: ${kinds}`;
    const both = { title_en: titleOf('Change of a setting and Gift'), about_kind: 'role' };
    expect(await tasks()).toEqual([{ ...both, status: 'open' }]);

    // The task names the missing permission; if another one is missing, a new task replaces it.
    const settings = ['show_approvals', 'approve_money_settings'];
    for (const permissions of [approver, settings]) await givenPerson(api, { permissions });
    await watch();
    const one = { title_en: titleOf('Change of a setting'), about_kind: 'role' };
    expect(await tasks()).toEqual([
      { ...both, status: 'done' },
      { ...one, status: 'open' },
    ]);

    await givenPerson(api, { permissions: settings });
    await watch();
    expect((await tasks()).map(({ status }) => status)).toEqual(['done', 'done']);
  });
});
