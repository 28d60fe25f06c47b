import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { forms, type Form, type Given } from './bad-input.table';
import { keptWords, refusedWords, withValue, type Body } from './bad-input.words';
import { modules } from './modules';

const missing = '0193a1b2-0000-7000-8000-00000000ffff';

const valueAt = (body: unknown, path: string) =>
  path.split('.').reduce((part, name) => (part as Body | undefined)?.[name], body);

describe('invalid input in forms', () => {
  let api: TestApi;
  let headers: { authorization: string };
  let given: Given;
  let key = 100;

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, more = {}) =>
    api.inject({ method, url: `/api/v1${path}`, headers: { ...headers, ...more }, payload });
  const total = async ({ path }: Form) => (await call('GET', path)).json<{ total: number }>().total;
  const bodyOf = (form: Form) => form.body(given, (key += 1));

  const make = async (form: Form, change: (body: Body) => Body = (body) => body) => {
    const answer = await call('POST', form.path, change(bodyOf(form)));
    expect({ form: form.name, status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
    return answer.json<{ data: Body & { id: string; version: number } }>().data;
  };

  beforeAll(async () => {
    api = await startTestApi({ modules });
    headers = await api.signIn({ permissions: [...api.kernel.permissions], name: 'Mona Said' });
    const first = async (path: string) =>
      (await call('GET', path)).json<{ data: { id: string }[] }>().data[0]?.id;
    const country = (await first('/countries?code=EG')) ?? '';
    const city = (await first(`/cities?country_id=${country}`)) ?? '';
    given = { country, city, module: (await first('/modules?key=flights')) ?? '' };
    // All countries exist from the start, so an unused one is deleted.
    const free = await first('/countries?code=BV');
    if (free) expect((await call('DELETE', `/countries/${free}`)).statusCode).toBe(200);
  });
  afterAll(() => api.close());

  describe.each(forms.map((form) => [form.name, form] as const))('of a %s', (_name, form) => {
    /** Sends a body with one invalid field, and checks the answer and its effect. */
    const refuse = async (field: string, value: unknown) => {
      const before = await total(form);
      const answer = await call('POST', form.path, withValue(bodyOf(form), field, value));
      const { code, message, fields = {} } = answer.json<{ code: string; message: string; fields?: Body }>();
      expect({ field, value: String(value).slice(0, 40), status: answer.statusCode, code }).toMatchObject({
        status: 422,
        code: 'invalid',
      });
      const [said = ''] = Object.keys(fields);
      expect(`${said}.`.startsWith(`${field}.`)).toBe(true);
      expect(message.length + String(fields[said]).length).toBeGreaterThan(10);
      expect(answer.body).not.toMatch(/select |insert |constraint|zod|undefined/i);
      expect(await total(form)).toBe(before);
    };

    it.each(refusedWords)(
      '%s in a name is refused at its field, and nothing is created',
      async (_what, value) => {
        for (const field of form.words) await refuse(field, value);
      },
    );

    it('an invalid value is refused at its field, and nothing is created', async () => {
      for (const [field, value] of form.wrong) await refuse(field, value);
    });

    it('an unknown reference is refused at its field, and nothing is created', async () => {
      for (const field of form.ids) {
        await refuse(field, missing);
        await refuse(field, 'not-a-key');
      }
    });

    it('a change of an unknown record is a 404', async () => {
      const headers = { 'if-match': '"1"' };
      const answer = await call('PUT', `${form.path}/${missing}`, bodyOf(form), headers);
      expect(answer.statusCode).toBe(404);
    });

    it('an unknown field is refused, and nothing is created', async () => {
      await refuse('owner', 'me');
      await refuse('version', 1);
    });

    it('the same key creates one record, and further calls are marked as replayed', async () => {
      const body = bodyOf(form);
      const before = await total(form);
      const send = () =>
        call('POST', form.path, body, { 'idempotency-key': `one-and-the-same-${form.name}` });
      const [first, second] = [await send(), await send()];
      expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body]);
      expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true', etag: first.headers.etag });
      expect(await total(form)).toBe(before + 1);
      const { id } = first.json<{ data: { id: string } }>().data;
      expect((await call('DELETE', `${form.path}/${id}`)).statusCode).toBe(200);
    });

    it('markup and formulas stay plain text, and a stale edit or deletion changes nothing', async () => {
      const [field = ''] = form.words;
      let record = await make(form);
      const path = `${form.path}/${record.id}`;
      const body = form.body(given, key);
      for (const words of keptWords) {
        const seen = { 'if-match': `"${record.version}"` };
        const saved = await call('PUT', path, withValue(body, field, words), seen);
        expect({ words, status: saved.statusCode, body: saved.body }).toMatchObject({ status: 200 });
        record = saved.json<{ data: typeof record }>().data;
        expect(valueAt(record, field)).toBe(words);
        const late = await call('PUT', path, withValue(body, field, 'Too late'), seen);
        expect([late.statusCode, late.json<Body>()['code']]).toEqual([412, 'stale']);
        expect((await call('DELETE', path, undefined, seen)).statusCode).toBe(412);
        expect(valueAt((await call('GET', path)).json(), field)).toBe(words);
      }
      const history = (await call('GET', `${path}/history`)).json<{
        data: { action: string; changes: object[] }[];
      }>();
      expect(history.data.map(({ action }) => action)).toEqual([
        ...keptWords.map(() => 'update'),
        expect.any(String),
      ]);
      expect(history.data.every(({ changes }) => changes.length > 0)).toBe(true);
      expect((await call('DELETE', path, undefined, { 'if-match': `"${record.version}"` })).statusCode).toBe(
        200,
      );
      expect((await call('GET', path)).statusCode).toBe(404);
      expect((await call('PUT', path, body)).statusCode).toBe(404);
    });
  });

  it('phones in Arabic or Persian digits are stored in ASCII', async () => {
    const phone = '+٢٠ ۱۰۰ ١٢٣ ٤٥٦٧';
    for (const name of ['company', 'user']) {
      const form = forms.find((one) => one.name === name) as Form;
      expect(await make(form, (body) => ({ ...body, phone }))).toMatchObject({ phone: '+201001234567' });
    }
  });

  it.each([
    ['user', 'email', 'Twice@Nile.Example', 'twice@nile.example'],
    ['role', 'name', 'Night Desk', 'night desk'],
    ['airline', 'iata', '9Z', '9z'],
    ['airport', 'iata', 'QZZ', 'qzz'],
    ['module', 'key', 'ferries', 'ferries '],
    ['supplier', 'key', 'delta', 'delta '],
  ])('another %s whose %s differs only in case is refused at the field', async (name, field, one, other) => {
    const form = forms.find((entry) => entry.name === name) as Form;
    await make(form, (body) => ({ ...body, [field]: one }));
    const before = await total(form);
    const again = await call('POST', form.path, { ...bodyOf(form), [field]: other });
    expect({ status: again.statusCode, body: again.json<Body>() }).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { [field]: expect.stringMatching(/ (has|already) /) } },
    });
    expect(await total(form)).toBe(before);
  });

  it('a company cannot be placed below itself or a descendant', async () => {
    const form = forms.find(({ name }) => name === 'company') as Form;
    const top = await make(form);
    const below = await make(form, (body) => ({ ...body, parent_id: top.id }));
    for (const parent of [top.id, below.id]) {
      const body = { ...form.body(given, key), parent_id: parent };
      const answer = await call('PUT', `/companies/${top.id}`, body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ fields: Body }>().fields).toHaveProperty('parent_id');
    }
    expect((await call('GET', `/companies/${top.id}`)).json()).toMatchObject({ version: 1, parent: null });
  });

  it('a record in use cannot be deleted, and the refusal names the uses', async () => {
    const of = (name: string) => forms.find((form) => form.name === name) as Form;
    const city = await make(of('city'));
    const company = await make(of('company'), (body) => ({ ...body, city_id: city.id }));
    await make(of('supplier'));
    const client = await make(of('task'), (body) => ({ ...body, client_id: company.id }));
    expect(client).toMatchObject({ job: { project: { client: { id: company.id } } } });
    for (const [path, by] of [
      [`/cities/${city.id}`, '1 company'],
      [`/countries/${given.country}`, 'compan'],
      [`/modules/${given.module}`, ' supplier'],
      [`/companies/${company.id}`, '1 task'],
    ] as const) {
      const answer = await call('DELETE', path);
      expect({ path, status: answer.statusCode, body: answer.json<Body>() }).toMatchObject({
        status: 422,
        body: { code: 'in_use_by', message: expect.stringContaining(by) },
      });
      expect((await call('GET', path)).statusCode).toBe(200);
    }
  });
});
