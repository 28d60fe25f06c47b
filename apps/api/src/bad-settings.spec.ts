import { toolsOf } from '@traveldesk/shared-server';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { forms } from './bad-input.table';
import { keptWords, refusedWords, withValue, type Body } from './bad-input.words';
import { settingsForms, type SettingsForm, type Subject } from './bad-settings.table';
import { modules } from './modules';

interface OpenApi {
  paths: Record<
    string,
    { put?: { requestBody: { content: { 'application/json': { schema: { properties?: object } } } } } }
  >;
}

/** Settings forms by path, with the name under which their fields are registered as guarded (ADR 99); null if no field guards money. */
const guardedForms: Record<string, string | null> = {
  '/api/v1/booking-settings': null,
  '/api/v1/companies/{id}/booking-settings': 'booking_settings',
  '/api/v1/currency_settings': 'currency_settings',
  '/api/v1/markup-settings': 'markup_settings',
  '/api/v1/security_settings': 'security',
  '/api/v1/wallet-settings': 'wallet',
};

describe('invalid input in settings', () => {
  let api: TestApi;
  let headers: { authorization: string };
  let subject: Subject;

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    api.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
  const read = async (form: SettingsForm) => (await call('GET', form.read(subject))).json<unknown>();
  const send = (form: SettingsForm, body: Body) => call(form.method, form.path(subject), body);

  /** Creates a record with the form of the given name. */
  const make = async (name: string, change: Body): Promise<string> => {
    const form = forms.find((one) => one.name === name);
    const first = async (path: string) =>
      (await call('GET', path)).json<{ data: { id: string }[] }>().data[0]?.id ?? '';
    const country = await first('/countries?code=EG');
    const given = { country, city: '', module: await first('/modules?key=flights') };
    const answer = await call('POST', form?.path ?? '', { ...form?.body(given, 900), ...change });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ data: { id: string } }>().data.id;
  };

  beforeAll(async () => {
    api = await startTestApi({ modules });
    const permissions = [...api.kernel.permissions];
    headers = await api.signIn({ permissions });
    // An existing user, because a profile belongs to its caller.
    const userId = await make('user', { name: 'Mona Said', email: 'mona@traveldesk.example' });
    headers = await api.signIn({ permissions, userId, name: 'Mona Said' });
    const supplier = await make('supplier', {});
    const { data } = (await call('GET', '/modules?key=flights')).json<{ data: { id: string }[] }>();
    subject = { company: await make('company', {}), module: data[0]?.id ?? '', supplier };
    const chosen = await call('POST', `/companies/${subject.company}/modules-with-suppliers`, {
      modules: [{ id: subject.module, suppliers: [supplier] }],
    });
    expect(chosen.statusCode).toBe(200);
  });
  afterAll(() => api.close());

  describe.each(settingsForms.map((form) => [form.name, form] as const))('of a %s', (_name, form) => {
    const refuse = async (field: string, value: unknown) => {
      const before = await read(form);
      const answer = await send(form, withValue(form.body(subject), field, value));
      const { code, fields = {} } = answer.json<{ code: string; fields?: Record<string, string> }>();
      expect({ field, value: String(value).slice(0, 40), status: answer.statusCode, code }).toMatchObject({
        status: 422,
        code: 'invalid',
      });
      const [said = ''] = Object.keys(fields);
      expect(`${said}.`.startsWith(`${field}.`)).toBe(true);
      expect(String(fields[said]).length).toBeGreaterThan(10);
      expect(answer.body).not.toMatch(/select |insert |constraint|zod|undefined/i);
      expect(await read(form)).toEqual(before);
    };

    it('an invalid text is refused at its field, and nothing is changed', async () => {
      for (const field of form.words) for (const [, value] of refusedWords) await refuse(field, value);
    });

    it('an invalid value is refused at its field, and nothing is changed', async () => {
      for (const [field, value] of form.wrong) await refuse(field, value);
    });

    it('valid values are saved, and markup and formulas stay plain text', async () => {
      const [field] = form.words;
      const bodies = field
        ? keptWords.map((words) => withValue(form.body(subject), field, words))
        : [form.body(subject)];
      for (const body of bodies) {
        const answer = await send(form, body);
        if (answer.statusCode >= 300) throw new Error(answer.body);
        const { data } = answer.json<{ data: Body }>();
        if (field) expect(data[field]).toBe(body[field]);
      }
    });
  });

  it('a phone in Arabic or Persian digits is stored in ASCII, and the file contains no formula', async () => {
    const body = { name: '=1+1', phone: '+٢٠ ۱۰۰ ١٢٣ ٤٥٦٧', language: 'ar' };
    const answer = await call('PUT', '/profile', body);
    expect(answer.json<{ data: Body }>().data).toMatchObject({ phone: '+201001234567', name: '=1+1' });
    const file = await call('GET', '/user/export?email=mona@traveldesk.example');
    expect(file.body).toContain("'=1+1");
  });

  it('every field of every settings form declares whether it guards money, and forms with such fields require a reason', async () => {
    const { paths } = (await call('GET', '/openapi.json')).json<OpenApi>();
    const saved = Object.entries(paths).filter(([path, { put }]) => put && /settings$/.test(path));
    expect(saved.map(([path]) => path).sort()).toEqual(Object.keys(guardedForms));
    const { registered } = toolsOf(api.kernel, 'moneySettings');
    const said = saved.map(([path, { put }]) => {
      const fields = Object.keys(put?.requestBody.content['application/json'].schema.properties ?? {});
      const guards = registered.get(guardedForms[path] ?? '')?.guards;
      return [path, guards ? [...Object.keys(guards), 'reason'].sort() : 'not guarded', fields.sort()];
    });
    const guarded = said.map(([path, , fields]) => [
      path,
      guardedForms[String(path)] === null ? 'not guarded' : fields,
      fields,
    ]);
    expect(said).toEqual(guarded);
    // A form without such fields requires no reason.
    expect(
      said.filter(([, guards, fields]) => guards === 'not guarded' && fields?.includes('reason')),
    ).toEqual([]);
    expect([...registered.keys()].sort()).toEqual(
      Object.values(guardedForms)
        .filter((name) => name !== null)
        .sort(),
    );
  });
});
