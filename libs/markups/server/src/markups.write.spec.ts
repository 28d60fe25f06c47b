import type { Markup, MarkupInput } from '@traveldesk/markups-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { markupsServer } from '.';

const first: MarkupInput = { name: { en: 'First', fr: 'Premier', ar: 'الأول' }, code: 'A1' };

describeOnBoth('writing markups', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;
  let count = 0;

  beforeAll(async () => {
    api = await makeApi({ modules: [markupsServer] });
    const permissions = ['show_markups', 'add_markups', 'update_markups', 'delete_markups'];
    headers = await api.signIn({ permissions, name: 'Mona Said' });
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: object = {}) =>
    api.inject({
      method,
      url: `/api/v1/markups${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });

  /** A new one with a code of its own. */
  async function make(): Promise<Markup> {
    count += 1;
    const answer = await call('POST', '', { ...first, code: `M${count}` });
    return answer.json<{ data: Markup }>().data;
  }

  const read = async (id: string) => (await call('GET', `/${id}`)).json<Markup>();
  const history = async (id: string) => (await call('GET', `/${id}/history`)).json<Page<HistoryEntry>>().data;

  it('adds one, as it was typed', async () => {
    const answer = await call('POST', '', { name: { ...first.name, en: ' Added ' }, code: 'b2' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    const { message, data } = answer.json<{ message: string; data: Markup }>();
    expect(message).toBe('Added was added.');
    expect(data).toMatchObject({ code: 'B2', name: { en: 'Added' }, version: 1 });
    expect(await read(data.id)).toEqual(data);
  });

  it('says what it did in the language of the caller', async () => {
    const french = await call('POST', '', { ...first, code: 'FR1' }, { 'accept-language': 'fr' });
    expect(french.json()).toMatchObject({ message: '« Premier » a été ajouté.' });
    const { id } = french.json<{ data: Markup }>().data;
    const arabic = await call('DELETE', `/${id}`, undefined, { 'accept-language': 'ar' });
    expect(arabic.json()).toMatchObject({ message: 'تم حذف «الأول».' });
  });

  it('changes one, and keeps what it was, who changed it and what', async () => {
    const { id, code } = await make();
    const changed = await call(
      'PUT',
      `/${id}`,
      { name: { ...first.name, en: 'Other' }, code },
      { 'if-match': '"1"' },
    );
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    expect(await read(id)).toMatchObject({ name: { en: 'Other' }, version: 2 });
    await call('DELETE', `/${id}`);
    const [deleted, updated, created] = await history(id);
    expect(created).toMatchObject({ action: 'create' });
    expect(updated).toMatchObject({ action: 'update', actor: { name: 'Mona Said' } });
    expect(updated?.changes.map(({ field }) => field)).toEqual(['name']);
    expect(deleted).toMatchObject({ action: 'delete' });
  });

  it('refuses a code that another one has, at its field', async () => {
    const [taken, other] = [await make(), await make()];
    const sentence = `The code ${taken.code} is taken.`;
    const body = { ...first, code: taken.code };
    for (const answer of [await call('POST', '', body), await call('PUT', `/${other.id}`, body)]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid', fields: { code: sentence } });
    }
    expect(await read(other.id)).toEqual(other);
  });

  it('refuses a change of a version that is not the newest, and changes nothing', async () => {
    const { id, code } = await make();
    const put = (en: string) =>
      call('PUT', `/${id}`, { name: { ...first.name, en }, code }, { 'if-match': '"1"' });
    expect((await put('Mine')).statusCode).toBe(200);
    expect((await put('Late')).statusCode).toBe(412);
    expect((await call('DELETE', `/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect(await read(id)).toMatchObject({ name: { en: 'Mine' }, version: 2 });
  });

  it.each([
    ['a code of another form', { code: 'A-1' }, { code: 'A code has 2 to 10 Latin letters and digits.' }],
    ['no name', { name: undefined }, { name: 'This field is required.' }],
    ['an empty name', { name: { ...first.name, fr: ' ' } }, { 'name.fr': 'This field is required.' }],
    ['a property it does not know', { colour: 'red' }, { colour: 'This field does not exist.' }],
    ['the version in the body', { version: 1 }, { version: 'This field does not exist.' }],
  ])('refuses %s, at its field', async (_, wrong, fields) => {
    const { id, version } = await make();
    for (const answer of [
      await call('POST', '', { ...first, ...wrong }),
      await call('PUT', `/${id}`, { ...first, ...wrong }),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid', fields });
    }
    expect(await read(id)).toMatchObject({ version });
  });

  it('refuses other content types, and a body beyond 1 MiB', async () => {
    const send = (type: string, payload: string) =>
      api.inject({
        method: 'POST',
        url: '/api/v1/markups',
        headers: { ...headers, 'content-type': type },
        payload,
      });
    expect((await send('text/plain', JSON.stringify(first))).statusCode).toBe(415);
    expect((await send('application/json\t', JSON.stringify(first))).statusCode).toBe(415);
    const large = JSON.stringify({ code: 'x'.repeat(1024 * 1024) });
    expect((await send('application/json', large)).statusCode).toBe(413);
  });
});
