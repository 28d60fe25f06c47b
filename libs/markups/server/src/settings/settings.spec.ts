import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addRule, callerOf, markupModules, staffPermissions, type Caller } from '../testing/markups-api';

describeOnDatabase('the settings of markups', (makeApi) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    const permissions = [...staffPermissions, 'update_currency_settings'];
    staff = callerOf(api, await api.signIn({ permissions, name: 'Mona Said' }));
  });

  const reason = 'Dearer fares';
  const put = (change: object, more = {}) =>
    staff(
      'PUT',
      '/markup-settings',
      { percent_limit: '15', amount_limit: '50', discount_share: '30', ...change },
      more,
    );

  it('begin with 15 %, 50.00 of the platform’s currency, and discounts of 30 % of the net price', async () => {
    const answer = await staff('GET', '/markup-settings');
    expect(answer.body).toEqual({
      percent_limit: '15',
      amount_limit: { amount: '50.00', currency: 'EUR' },
      discount_share: '30',
      version: 1,
      waiting: [],
    });
    expect(answer.headers.etag).toBe('"1"');
  });

  it('are saved with the current version, have a history, and apply to later rules', async () => {
    const answer = await put(
      { percent_limit: '٤٫٥', amount_limit: '20.5', discount_share: '12.50' },
      { 'if-match': '"1"' },
    );
    expect([answer.status, answer.headers.etag, answer.body.message]).toEqual([
      200,
      '"2"',
      'The settings were saved.',
    ]);
    expect((await staff('GET', '/markup-settings')).body).toEqual({
      percent_limit: '4.5',
      amount_limit: { amount: '20.50', currency: 'EUR' },
      discount_share: '12.5',
      version: 2,
      waiting: [],
    });
    expect((await put({}, { 'if-match': '"1"' })).status).toBe(412);
    const { data } = (await staff('GET', '/markup-settings/history')).body;
    expect(data).toMatchObject([
      {
        actor: { name: 'Mona Said' },
        changes: [
          { field: 'amount_limit', before: '50.00 EUR', after: '20.50 EUR' },
          { field: 'percent_limit', before: '15', after: '4.5' },
          { field: 'discount_share', before: '30', after: '12.5' },
        ],
      },
    ]);
    expect((await addRule(staff, { percent: '4.5' })).state).toBe('active');
  });

  it.each([
    ['nothing', { percent_limit: '0' }, 'percent_limit'],
    ['a minus', { amount_limit: '-1' }, 'amount_limit'],
    ['decimals that the euro has not', { amount_limit: '1.005' }, 'amount_limit'],
    ['a number', { percent_limit: 15 }, 'percent_limit'],
    ['more than all of a price', { discount_share: '100.01' }, 'discount_share'],
    ['a field of another form', { currency: 'EUR' }, 'currency'],
  ])('are refused with %s', async (_, change, field) => {
    const answer = await put(change);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  });

  it('wait for a second person if they loosen a limit', async () => {
    const without = await put({ percent_limit: '25', amount_limit: '20.5', discount_share: '12.5' });
    expect([without.status, Object.keys(without.body.fields)]).toEqual([422, ['reason']]);
    const { message, data } = (
      await put({ percent_limit: '25', amount_limit: '20.5', discount_share: '12.5', reason })
    ).body;
    expect(message).toMatch(/once a second person has approved/);
    expect(data.percent_limit).toBe('4.5');
    expect(data.waiting).toContainEqual(expect.objectContaining({ field: 'percent_limit', value: '25 %' }));
    expect(
      (await put({ percent_limit: '30', amount_limit: '20.5', discount_share: '12.5', reason })).body.fields,
    ).toEqual({
      percent_limit: 'A change of this setting is already waiting for approval.',
    });
  });

  it('are in the currency that the platform has when they are saved', async () => {
    const settings = { platform_currency: 'JPY', warn_after_days: 5, refuse_after_days: 10, share: 2 };
    expect((await staff('PUT', '/currency_settings', settings)).status).toBe(200);
    expect((await put({ amount_limit: '1.5' })).status).toBe(422);
    const change = { percent_limit: '4', amount_limit: '8000', discount_share: '12.5', reason };
    const { data } = (await put(change)).body;
    expect(data).toMatchObject({
      percent_limit: '4',
      amount_limit: { amount: '20.50', currency: 'EUR' },
      waiting: [
        { field: 'percent_limit' },
        { field: 'amount_limit', value: expect.stringMatching(/JPY.8,000/) as string },
      ],
    });
  });
});
