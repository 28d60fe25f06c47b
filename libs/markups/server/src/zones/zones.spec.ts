import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import type { Zone, ZoneInput } from '@traveldesk/markups-contract';
import { addRule, callerOf, markupModules, staffPermissions, type Caller } from '../testing/markups-api';

const nobody = '0198f000-0000-7000-8000-00000000dead';

describeOnDatabase('zones', (makeApi, database) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions, name: 'Mona Said' }));
  });

  const post = (input: Partial<ZoneInput>) =>
    staff('POST', '/markup-zones', { name: 'Zone', countries: [], zones: [], ...input });
  const make = async (name: string, countries: string[], zones: string[] = []): Promise<Zone> => {
    const { status, body } = await post({ name, countries, zones });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body.data;
  };
  const put = (id: string, input: Partial<ZoneInput>, version?: string) =>
    staff(
      'PUT',
      `/markup-zones/${id}`,
      { name: 'Zone', countries: [], zones: [], ...input },
      version ? { 'if-match': version } : {},
    );

  it('have their own countries, and those of the zones in them', async () => {
    const gulf = await make('Gulf', ['AE', 'OM']);
    const { message, data: arab } = (
      await post({ name: ' Arab world ', countries: ['EG', 'AE'], zones: [gulf.id] })
    ).body;
    expect(message).toBe('Arab world was added.');
    expect(arab).toEqual({
      id: expect.any(String),
      name: 'Arab world',
      countries: ['AE', 'EG'],
      zones: [gulf.id],
      all_countries: ['AE', 'EG', 'OM'],
      names: {
        countries: { AE: 'United Arab Emirates', EG: 'Egypt', OM: 'Oman' },
        zones: { [gulf.id]: 'Gulf' },
      },
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const answer = await staff('GET', `/markup-zones/${arab.id}`);
    expect([answer.body, answer.headers.etag]).toEqual([arab, '"1"']);
  });

  it('are found by name, and by a country at any depth', async () => {
    const inner = await make('Deepest', ['BT']);
    const middle = await make('Deeper', ['NP'], [inner.id]);
    await make('Deep', ['LK'], [middle.id]);
    const names = async (query: string) =>
      (await staff('GET', `/markup-zones?${query}`)).body.data.map(({ name }: Zone) => name);
    expect(await names('country=bt')).toEqual(['Deep', 'Deeper', 'Deepest']);
    expect(await names('country=LK')).toEqual(['Deep']);
    expect(await names('name=DEEPE&sort=-name')).toEqual(['Deepest', 'Deeper']);
    expect((await staff('GET', '/markup-zones?country=BT&per_page=1')).body.total).toBe(3);
  });

  it('can be changed only in their newest version, with a history', async () => {
    const { id } = await make('One', ['EG']);
    const changed = await put(id, { name: 'Other', countries: ['EG', 'SD'] }, '"1"');
    expect([changed.status, changed.headers.etag, changed.body.data.all_countries]).toEqual([
      200,
      '"2"',
      ['EG', 'SD'],
    ]);
    expect((await put(id, { name: 'Late', countries: ['EG'] }, '"1"')).status).toBe(412);
    expect((await staff('DELETE', `/markup-zones/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await staff('DELETE', `/markup-zones/${id}`)).status).toBe(200);
    const { data } = (await staff('GET', `/markup-zones/${id}/history`)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'create']);
    expect(data[1]).toMatchObject({
      actor: { name: 'Mona Said' },
      changes: [
        { field: 'name', before: 'One', after: 'Other' },
        { field: 'countries', before: ['EG'], after: ['EG', 'SD'] },
      ],
    });
  });

  it.each<[string, Partial<ZoneInput>, string]>([
    ['nothing', {}, 'countries'],
    ['a country that does not exist', { countries: ['EG', 'QQ'] }, 'countries'],
    ['a zone that does not exist', { zones: [nobody] }, 'zones'],
    ['no name', { name: ' ', countries: ['EG'] }, 'name'],
  ])('refuse %s, at its field', async (_, input, field) => {
    const { id } = await make('Sound', ['EG']);
    for (const answer of [await post(input), await put(id, input)]) {
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
    }
  });

  it('cannot form a circle', async () => {
    const inner = await make('Inner', ['EG']);
    const middle = await make('Middle', ['SD'], [inner.id]);
    const outer = await make('Outer', ['LY'], [middle.id]);
    for (const [id, zones] of [
      [inner.id, [inner.id]],
      [inner.id, [outer.id]],
      [middle.id, [outer.id, inner.id]],
    ] as const) {
      const answer = await put(id, { countries: ['EG'], zones: [...zones] });
      expect([answer.status, answer.body.fields]).toEqual([
        422,
        { zones: 'A zone cannot be within itself, directly or through others.' },
      ]);
    }
    expect((await put(outer.id, { zones: [inner.id] })).status).toBe(200);
  });

  it('are not deleted while a rule or a zone names them', async () => {
    const inner = await make('Named', ['EG']);
    await make('Naming', [], [inner.id]);
    await addRule(staff, { destinations: [{ kind: 'zone', code: inner.id }] });
    await addRule(staff, { origins: [{ kind: 'zone', code: inner.id }] });
    expect((await staff('DELETE', `/markup-zones/${inner.id}`)).body).toMatchObject({
      code: 'in_use_by',
      message: 'This cannot be deleted: it is still used by 2 markup rules and 1 zone.',
    });
  });

  if (database === 'postgres') {
    it('cannot form a circle by two simultaneous changes', async () => {
      for (let round = 0; round < 5; round += 1) {
        const inner = await make(`Inner ${round}`, ['EG']);
        const middle = await make(`Middle ${round}`, [], [inner.id]);
        const top = await make(`Top ${round}`, ['SD']);
        const outer = await make(`Outer ${round}`, [], [top.id]);
        // Neither touches a zone of the other: top → middle → inner, and inner → outer → top.
        const answers = await Promise.all([
          put(top.id, { zones: [middle.id] }),
          put(inner.id, { zones: [outer.id] }),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      }
    });

    it('cannot be deleted while a rule that names them is saved, or the rule is refused', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id } = await make(`Fleeting ${round}`, ['EG']);
        const naming = addRule(staff, { origins: [{ kind: 'zone', code: id }] }).then(
          () => 201,
          (error: Error) => (expect(error.message).toMatch(/origins/), 422),
        );
        const [made, { status: removed }] = await Promise.all([
          naming,
          staff('DELETE', `/markup-zones/${id}`),
        ]);
        expect([
          [201, 422],
          [422, 200],
        ]).toContainEqual([made, removed]);
      }
    });
  }
});
