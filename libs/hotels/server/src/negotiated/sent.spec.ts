import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { endsIn, inCairo, resultsIn, someDay } from '../testing/hotels-api.fake';
import { startNegotiatedDesk, type NegotiatedDesk } from '../testing/negotiated-desk.fake';

describeOnDatabase('a search with negotiated rates', (makeApi) => {
  let desk: NegotiatedDesk;
  let day = 0;
  beforeAll(async () => {
    desk = await startNegotiatedDesk(makeApi);
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.clear());

  const anotherDay = () => {
    day += 1;
    return { check_in: someDay(day), check_out: someDay(day + 2) };
  };
  const search = (company_id: string | null, stay = anotherDay()) =>
    desk.hotels.search(inCairo({ ...stay, company_id }));
  /** The ids that each search has sent so far; undefined if none. */
  const sent = () => desk.supplier.callsTo('POST /stays/search').map(({ body }) => body.negotiated_rate_ids);
  const refOf = async (company: string) =>
    (
      await desk.db
        .selectFrom('hotel_negotiated_rates')
        .select('ref')
        .where('company_id', '=', company)
        .execute()
    ).map(({ ref }) => ref);

  it('sends only those of its company, and none without a company', async () => {
    await desk.add({ code: 'OURS' });
    await desk.add({ code: 'THEIRS' }, desk.delta);
    const below = (await desk.hotels.addCompany('Below', [desk.supplierId], { parent_id: desk.nile })).id;
    for (const company of [desk.nile, desk.delta, null, below]) await search(company);
    expect(sent()).toEqual([await refOf(desk.nile), await refOf(desk.delta), undefined, undefined]);
    expect(new Set(sent().flat()).size).toBe(3);
  });

  it('is shared with equal searches of the same company only', async () => {
    await desk.add({ code: 'OURS' });
    const stay = anotherDay();
    const headers = await desk.hotels.signIn({ type: 'company', companyId: desk.nile });
    const answers = await Promise.all([
      search(desk.nile, stay),
      desk.hotels.search(inCairo(stay), headers),
      search(desk.delta, stay),
      search(null, stay),
    ]);
    await search(desk.delta, stay);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const all = sent();
    expect([all.length, all.filter((ids) => ids !== undefined)]).toEqual([3, [await refOf(desk.nile)]]);
  });

  it('leaves out a rate with an unknown negotiated rate or one of another company', async () => {
    await desk.add({ code: 'OURS' });
    await desk.add({ code: 'THEIRS' }, desk.delta);
    const [[ours], [theirs]] = [await refOf(desk.nile), await refOf(desk.delta)];
    const outcome = async (claims: string | null | undefined, company: string | null = desk.nile) => {
      desk.supplier.claims = claims ?? null;
      const { lines } = await search(company);
      return [resultsIn(lines)[0]?.rates.length, endsIn(lines)[0]?.causes];
    };
    expect(await outcome(ours)).toEqual([2, {}]);
    expect(await outcome(theirs)).toEqual([1, { negotiated: 1 }]);
    expect(await outcome('nre_unknown')).toEqual([1, { negotiated: 1 }]);
    expect(await outcome(ours, null)).toEqual([1, { negotiated: 1 }]);
  });

  it('sends no deleted rates, none of a former account and none in doubt', async () => {
    const { data } = await desk.add();
    desk.supplier.fails('DELETE', (response) => void response.writeHead(500).end());
    await desk.remove(data.id);
    await search(desk.nile);
    await desk.clear();

    await desk.add();
    const settings = `/companies/${desk.nile}/suppliers/${desk.supplierId}/settings`;
    await desk.call('POST', settings, { body: { credentials: 'duffel_test_own_access' } });
    await search(desk.nile);
    await desk.call('POST', settings, { body: { credentials: null } });
    await search(desk.nile);
    expect(sent()).toEqual([undefined, await refOf(desk.nile)]);
    await desk.clear();

    desk.supplier.fails('POST /stays/negotiated', (response) => void response.writeHead(500).end(), 'after');
    await desk.add();
    await search(desk.nile);
    expect([desk.supplier.rates.size, sent()]).toEqual([1, [undefined]]);
  });

  it('shows the code of one company in no request and no answer for another', async () => {
    await desk.add({ code: 'SECRET', name: 'Confidential rate' });
    await desk.add({ code: 'THEIRS' }, desk.delta);
    const [secretRef] = await refOf(desk.nile);
    const before = desk.supplier.calls.length;
    const headers = await desk.hotels.signIn({
      type: 'company',
      companyId: desk.delta,
      permissions: ['update_companies', 'show_companies', 'hotels_search', 'show_users'],
    });
    const { data } = await desk.list(desk.delta);
    const path = desk.pathOf(desk.delta, data[0]?.id);
    const asked = [
      desk.pathOf(desk.delta),
      desk.pathOf(desk.nile),
      `/companies/${desk.delta}/suppliers/${desk.supplierId}/settings`,
      `/companies/${desk.delta}/history`,
      `/companies/${desk.nile}/history`,
      `/hotels/places?q=nile`,
      `/hotels/offers?${inCairo(anotherDay())}`,
    ];
    const answers = [];
    for (const url of asked) answers.push((await desk.hotels.call('GET', url, undefined, headers)).text);
    answers.push((await search(desk.delta)).text, (await search(null)).text);
    const body = { name: 'Theirs 2028', chain: 'chn_delta', property_ids: null };
    await desk.call('PUT', path, { body });
    await desk.remove(data[0]?.id ?? '', desk.delta);
    await desk.job();
    const requests = JSON.stringify(desk.supplier.calls.slice(before));
    expect(answers.join('\n')).not.toMatch(/SECRET|Confidential/);
    expect(requests).not.toMatch(/SECRET|Confidential/);
    expect(requests).not.toContain(`"${secretRef}"`);
  });
});
