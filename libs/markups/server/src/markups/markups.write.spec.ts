import type { MarkupInput } from '@traveldesk/markups-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addRule,
  callerOf,
  markupModules,
  ruleBody,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

describeOnDatabase('writing markup rules', (makeApi) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions, name: 'Mona Said' }));
  });

  const read = async (id: string) => (await staff('GET', `/markups/${id}`)).body;
  const total = async () => (await staff('GET', '/markups')).body.total;

  it('adds a rule as typed, in force at once', async () => {
    const answer = await staff('POST', '/markups', ruleBody({ name: ' Everybody ', percent: '٧٫٥٠' }));
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
    expect(answer.headers.etag).toBe('"1"');
    const { message, data } = answer.body;
    expect(message).toBe('Everybody was added.');
    const { change_reason: _, ...typed } = ruleBody({ percent: '7.5' });
    expect(data).toEqual({
      ...typed,
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
      state: 'active',
      revision: 1,
      in_force: 1,
      effective_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      approval_id: null,
      names: { companies: {}, suppliers: {}, airlines: {}, places: {}, codes: {} },
      version: 1,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect(await read(data.id)).toEqual(data);
  });

  it('confirms in the caller’s language', async () => {
    const french = await staff('POST', '/markups', ruleBody({ name: 'Été' }), { 'accept-language': 'fr' });
    expect(french.body.message).toBe('«\u00a0Été\u00a0» a été ajoutée.');
    const { id } = french.body.data;
    const arabic = await staff('DELETE', `/markups/${id}`, undefined, { 'accept-language': 'ar' });
    expect(arabic.body.message).toBe('تم حذف «⁨Été⁩».');
  });

  it('changes a rule by a new version, and records the author and the change', async () => {
    const { id } = await addRule(staff);
    const body = ruleBody({ percent: '6', change_reason: 'More costs' });
    const changed = await staff('PUT', `/markups/${id}`, body, { 'if-match': '"1"' });
    expect({ status: changed.status, etag: changed.headers.etag }).toEqual({ status: 200, etag: '"2"' });
    expect(changed.body.data).toMatchObject({ percent: '6', revision: 2, in_force: 2, version: 2 });
    const history = (await staff('GET', `/markups/${id}/history`)).body.data;
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
    expect(history[0]).toMatchObject({
      actor: { name: 'Mona Said' },
      changes: [{ field: 'percent', before: '5', after: '6' }],
    });
  });

  it('refuses a change of an older version, and changes nothing', async () => {
    const { id } = await addRule(staff);
    const put = (percent: string) =>
      staff('PUT', `/markups/${id}`, ruleBody({ percent }), { 'if-match': '"1"' });
    expect((await put('6')).status).toBe(200);
    const stale = { 'if-match': '"1"' };
    for (const answer of [
      await put('7'),
      await staff('DELETE', `/markups/${id}`, undefined, stale),
      await staff('POST', `/markups/${id}/returns`, { number: 1, reason: null }, stale),
      await staff('POST', `/markups/${id}/status`, { status: 'paused', reason: null }, stale),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([412, 'stale']);
    }
    expect(await read(id)).toMatchObject({ percent: '6', revision: 2, version: 2 });
  });

  it('deletes a rule: only its history remains', async () => {
    const { id } = await addRule(staff);
    expect((await staff('DELETE', `/markups/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(200);
    for (const path of ['', '/versions'])
      expect((await staff('GET', `/markups/${id}${path}`)).status).toBe(404);
    expect((await staff('PUT', `/markups/${id}`, ruleBody())).status).toBe(404);
    const { data } = (await staff('GET', `/markups/${id}/history`)).body;
    expect(data[0]).toMatchObject({ action: 'delete' });
  });

  it('adds one rule for each key, however often it is sent', async () => {
    const before = await total();
    const send = (change: Partial<MarkupInput> = {}) =>
      staff('POST', '/markups', ruleBody(change), { 'idempotency-key': 'a-form-that-is-sent-twice' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await total()).toBe(before + 1);
    expect((await send({ percent: '9' })).status).toBe(422);
  });

  it.each<[string, Partial<MarkupInput>, string, string]>([
    ['a percentage over a thousand', { percent: '1000.5' }, 'percent', 'The maximum is 1,000 %.'],
    [
      'a discount of more than all',
      { kind: 'discount', percent: '100.1' },
      'percent',
      'A discount may be 100 % at most.',
    ],
    [
      'a minus',
      { percent: '-5' },
      'percent',
      'Write it without a minus. What lowers a price is a rule of the kind “Discount”.',
    ],
    ['no percentage', { percent: null }, 'percent', 'Write the percentage.'],
    [
      'nothing',
      { percent: '0' },
      'percent',
      'Write a percentage above zero with at most four decimals, e.g. 7.5.',
    ],
    [
      'a minimum over the maximum',
      { min_amount: '10', max_amount: '9' },
      'max_amount',
      'The maximum must not be less than the minimum.',
    ],
    [
      'a window that ends before it starts',
      { travel_from: '2090-02-02', travel_to: '2090-02-01' },
      'travel_to',
      'The end must not be before the start.',
    ],
    [
      'a window of booking that is over',
      { booking_to: '2020-01-01' },
      'booking_to',
      'This is already over: the rule would match nothing.',
    ],
    [
      'a window of travel that is over',
      { travel_to: '2020-01-01' },
      'travel_to',
      'This is already over: the rule would match nothing.',
    ],
    [
      'an end that is over',
      { valid_until: '2020-01-01T00:00:00Z' },
      'valid_until',
      'This is already over: the rule would match nothing.',
    ],
    [
      'a moment that is over',
      { effective_at: '2020-01-01T00:00:00Z' },
      'effective_at',
      'This time has passed. Leave it empty to begin now.',
    ],
    [
      'decimals that its currency has not',
      { min_amount: '1.5', currency: 'JPY' },
      'min_amount',
      'This currency has fewer decimals.',
    ],
    ['a currency that is none', { currency: 'ABC' }, 'currency', 'This is not a currency code.'],
    [
      'amounts in a currency without a rate',
      { min_amount: '5', currency: 'BTN' },
      'currency',
      'There is no usable exchange rate for BTN. Add one under Exchange rates, or choose another currency.',
    ],
    [
      'a fixed amount in a currency without a rate',
      { value_type: 'fixed', percent: null, amount: '5', currency: 'BTN' },
      'currency',
      'There is no usable exchange rate for BTN. Add one under Exchange rates, or choose another currency.',
    ],
    ['something listed twice', { cabins: ['Economy', 'Economy'] }, 'cabins', 'Something is listed twice.'],
    ['a property it does not know', { colour: 'red' } as never, 'colour', 'This field does not exist.'],
  ])('refuses %s, at its field', async (_, change, field, sentence) => {
    const { id, version } = await addRule(staff);
    const before = await total();
    for (const answer of [
      await staff('POST', '/markups', ruleBody(change)),
      await staff('PUT', `/markups/${id}`, ruleBody(change)),
    ]) {
      expect(answer.body).toMatchObject({ code: 'invalid', fields: { [field]: sentence } });
      expect(answer.status).toBe(422);
    }
    expect(await read(id)).toMatchObject({ version });
    expect(await total()).toBe(before);
  });

  it('accepts a past window in a draft, and a percentage in a currency without a rate', async () => {
    await addRule(staff, { status: 'draft', travel_to: '2020-01-01' });
    await addRule(staff, { currency: 'BTN' });
  });
});
