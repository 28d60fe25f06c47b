import {
  hotelPaths,
  type PropertyDecision,
  type PropertyMatch,
  type PropertyRecord,
} from '@traveldesk/hotels-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { inCairo, resultsIn, someDay, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';
import { startFakeStays, type FakeStays } from '../testing/stays-server.fake';
import { matchProperties } from './property-matches.jobs';

describeOnDatabase('decisions about properties', (makeApi) => {
  let hotels: HotelsApi;
  let one: FakeStays;
  let two: FakeStays;
  let ids: { one: string; two: string };
  let desk: HotelsApi['staff'];
  let day = 0;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    desk = await hotels.signIn({
      permissions: ['update_hotel_properties', 'hotels_search'],
      name: 'Mona Said',
    });
    one = await startFakeStays();
    two = await startFakeStays();
    ids = {
      one: (await hotels.addSupplier('one', one.url)).id,
      two: (await hotels.addSupplier('two', two.url)).id,
    };
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  const named = (id: string, name: string) => ({ id, accommodation: { name, chain: null } });
  /** Sets what the two suppliers sell, and returns the ids of the cards by supplier. */
  const sell = (first: string, second: string, tag: string) => {
    one.sells(named(`a${tag}`, first));
    two.sells(named(`b${tag}`, second));
    day += 1;
    return inCairo({ check_in: someDay(day), check_out: someDay(day + 1) });
  };
  const cards = async (query: string) => {
    const results = resultsIn((await hotels.search(query)).lines);
    return results.map(({ supplier, property }) => [supplier, property.id]).sort();
  };
  const idsIn = async (query: string) => new Set((await cards(query)).map(([, id]) => id as string));
  const read = async <Answer>(path: string, headers = desk): Promise<Answer> => {
    const { status, text } = await hotels.call('GET', path, undefined, headers);
    expect([path, status]).toEqual([path, 200]);
    return JSON.parse(text);
  };
  const recordOf = (id: string) => read<PropertyRecord>(hotelPaths.propertyRecord(id));
  const decide = async (path: string, version: number | null, body: object) => {
    const match = version === null ? {} : { 'if-match': `"${version}"` };
    const { status, text } = await hotels.call(
      'POST',
      path,
      { reason: 'Seen on site', ...body },
      { ...desk, ...match },
    );
    return { status, body: JSON.parse(text) };
  };
  const join = (into: PropertyRecord, other: PropertyRecord) =>
    decide(hotelPaths.propertyJoins(into.id), into.version, {
      other_id: other.id,
      other_version: other.version,
    });
  const split = (record: PropertyRecord, ...supplier_ids: string[]) =>
    decide(hotelPaths.propertySplits(record.id), record.version, { supplier_ids });
  const history = async (id: string) =>
    (await read<{ data: PropertyDecision[] }>(hotelPaths.propertyHistory(id))).data;
  const undo = async (id: string, decision: PropertyDecision) =>
    decide(hotelPaths.propertyUndos(id), (await recordOf(id)).version, { decision_id: decision.id });
  const matches = async (name: string) => {
    await matchProperties(hotels.api.kernel.db);
    return (
      await read<{ data: PropertyMatch[] }>(`${hotelPaths.propertyMatches}?name=${encodeURIComponent(name)}`)
    ).data;
  };
  /** Two records that the suppliers name so differently that they do not join. */
  const pair = async (tag: string) => {
    const query = sell(`Lotus ${tag} Palace`, `Papyrus ${tag} Lodge`, tag);
    const [[, first], [, second]] = (await cards(query)) as [[string, string], [string, string]];
    return { query, first: await recordOf(first), second: await recordOf(second) };
  };

  it('a joined pair is one card with both rates, at once and in the searches that follow; its old id leads to it', async () => {
    const { query, first, second } = await pair('join');
    expect(first.id).not.toBe(second.id);
    const { status, body } = await join(first, second);
    expect([status, body.data.suppliers.map(({ ref }: { ref: string }) => ref)]).toEqual([
      200,
      ['acc_ajoin', 'acc_bjoin'],
    ]);
    // The same search within a minute is not shared.
    expect(await cards(query)).toEqual([
      ['one', first.id],
      ['two', first.id],
    ]);
    expect((await recordOf(second.id)).id).toBe(first.id);
    const opened = await hotels.open(hotelPaths.property(second.id), query);
    expect(opened.body).toMatchObject({
      property: { id: first.id },
      suppliers: [{ key: 'one' }, { key: 'two' }],
    });
    const place = await read<{ data: { place: string }[] }>(
      `${hotelPaths.places}?place=property.${second.id}`,
    );
    expect(place.data[0]?.place).toBe(`property.${first.id}`);
  });

  it('complaint 9: a wrong mapping is split: two cards, at once and in the searches that follow, each with its own rates', async () => {
    const query = sell('Sphinx Court', 'Sphinx Court', 'split');
    const [id] = [...(await idsIn(query))];
    const record = await recordOf(id!);
    expect((await split(record, ids.two)).status).toBe(200);
    const [[, first], [, second]] = (await cards(query)) as [[string, string], [string, string]];
    expect([first, second === first]).toEqual([id, false]);
    const suppliersOf = async (of: string) =>
      (await hotels.open(hotelPaths.property(of), query)).body.suppliers;
    expect([await suppliersOf(first), await suppliersOf(second)]).toMatchObject([
      [{ key: 'one' }],
      [{ key: 'two' }],
    ]);
    const rates = await hotels.open(hotelPaths.propertyRates(second), `${query}&supplier=two`);
    expect([rates.body.outcome.status, rates.body.rooms.length > 0]).toEqual(['done', true]);
  });

  it('rule 10: automatic matching never joins what a person has split, under whatever id the supplier sells it next', async () => {
    const query = sell('Nile Garden', 'Nile Garden', 'apart');
    const [id] = [...(await idsIn(query))];
    await split(await recordOf(id!), ids.two);
    const again = sell('Nile Garden', 'Nile Garden', 'apart');
    expect((await idsIn(again)).size).toBe(2);
    two.sells(named('renamed', 'Nile Garden'));
    expect([...(await idsIn(inCairo({ radius: 12 })))]).toHaveLength(2);
    expect(await matches('nile garden')).toEqual([
      expect.objectContaining({ one: expect.objectContaining({ id }) }),
    ]);
  });

  it('rule 10: a person’s join is not split by names that differ more and more', async () => {
    const { first, second } = await pair('stay');
    await join(first, second);
    const query = sell('Renamed to something else', 'Papyrus stay Lodge', 'stay');
    expect([...(await idsIn(query))]).toEqual([first.id]);
  });

  it('rule 10: neighbors within 500 m with names of 0.75 are for a person, until one decides', async () => {
    const { first } = await pair('x');
    await idsIn(sell('Cataract Resort Aswan', 'Cataract Resort Aswan Annex', 'match'));
    const [match, ...others] = await matches('cataract');
    expect([match!.likeness >= 0.75, match!.meters, others]).toEqual([true, 0, []]);
    expect(await matches('papyrus')).toEqual([]);
    const { one: left, other: right } = match!;
    const apart = { other_id: right.id };
    expect((await decide(hotelPaths.propertySeparations(left.id), left.version, apart)).status).toBe(200);
    expect(await matches('cataract')).toEqual([]);
    const [decision] = await history(left.id);
    expect((await undo(left.id, decision!)).status).toBe(200);
    expect(await matches('cataract')).toHaveLength(1);
    expect((await history(first.id)).length).toBe(0);
  });

  it('the history shows who, when, what and why; a join and a split can be undone', async () => {
    const { query, first, second } = await pair('undo');
    await join(first, second);
    const [joined] = await history(first.id);
    expect(joined).toMatchObject({
      kind: 'join',
      reason: 'Seen on site',
      by: { name: 'Mona Said' },
      property: { id: first.id },
      other: { id: second.id, name: second.name },
      suppliers: ['Supplier two'],
      undone: false,
      undoable: true,
    });
    expect(Date.parse(joined!.at)).toBeGreaterThan(Date.now() - 60_000);
    // After a later split, the join can be undone only once the split is undone.
    await split(await recordOf(first.id), ids.two);
    const late = await undo(first.id, joined!);
    expect([late.status, late.body.code]).toEqual([422, 'property_undo_late']);
    const [parted] = await history(first.id);
    expect((await undo(first.id, parted!)).status).toBe(200);
    expect((await recordOf(parted!.other.id)).id).toBe(first.id);
    expect((await undo(first.id, joined!)).status).toBe(200);
    expect(await cards(query)).toEqual([
      ['one', first.id],
      ['two', second.id],
    ]);
    expect((await recordOf(second.id)).name).toBe(second.name);
    expect(
      (await history(first.id)).map(({ kind, undone_kind, undone }) => [kind, undone_kind, undone]),
    ).toEqual([
      ['undo', 'join', false],
      ['undo', 'split', false],
      ['split', null, true],
      ['join', null, true],
    ]);
    expect((await undo(first.id, joined!)).status).toBe(422);
  });

  it('two at once have one effect: the second gets a 412', async () => {
    const { first, second } = await pair('race');
    const answers = await Promise.all([join(first, second), join(second, first), join(first, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect((await history(first.id)).length).toBe(1);
    const record = await recordOf(first.id);
    const splits = await Promise.all([split(record, ids.two), split(record, ids.one)]);
    expect(splits.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('impossible decisions are refused at their field, and those without a version too', async () => {
    const query = sell('Oasis Hall', 'Oasis Hall', 'wrong');
    const record = await recordOf([...(await idsIn(query))][0]!);
    const fieldsOf = async (answer: Promise<{ status: number; body: { fields?: object } }>) => {
      const { status, body } = await answer;
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await fieldsOf(split(record, ids.one, ids.two))).toEqual([422, ['supplier_ids']]);
    expect(await fieldsOf(split(record, record.id))).toEqual([422, ['supplier_ids']]);
    expect(await fieldsOf(join(record, record))).toEqual([422, ['other_id']]);
    const { first } = await pair('wrong2');
    expect(await fieldsOf(join(record, first))).toEqual([422, ['other_id']]);
    expect(
      (await decide(hotelPaths.propertySplits(record.id), null, { supplier_ids: [ids.two] })).status,
    ).toBe(428);
    expect(
      (
        await decide(hotelPaths.propertySplits(record.id), record.version, {
          supplier_ids: [ids.two],
          reason: ' ',
        })
      ).status,
    ).toBe(422);
    const nobody = await hotels.signIn({ permissions: ['hotels_search', 'update_suppliers'] });
    expect((await hotels.call('GET', hotelPaths.propertyRecord(record.id), undefined, nobody)).status).toBe(
      403,
    );
    expect((await hotels.call('GET', hotelPaths.propertyRecord(ids.one), undefined, desk)).status).toBe(404);
  });

  it('the list has each property once, by name and city', async () => {
    const { first, second } = await pair('list');
    await join(first, second);
    const list = async (query: string) =>
      await read<{ data: { id: string; suppliers: number }[]; total: number }>(
        `${hotelPaths.properties}?${query}`,
      );
    expect(await list('name=lotus%20LIST')).toMatchObject({
      total: 1,
      data: [{ id: first.id, suppliers: 2 }],
    });
    expect((await list('name=papyrus%20list')).total).toBe(0);
    expect((await list('city=cair&sort=-suppliers&per_page=1')).data[0]?.suppliers).toBe(2);
    expect((await list('city=Alexandria')).total).toBe(0);
  });
});
