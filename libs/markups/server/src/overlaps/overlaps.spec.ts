import { sql } from 'kysely';
import type { Overlap, PlaceRef } from '@traveldesk/markups-contract';
import { overlapsOf, type OverlapFacts, type RuleInForce } from '@traveldesk/markups-contract/engine';
import { newId, toolsOf } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addRule,
  addSupplier,
  callerOf,
  markupModules,
  ruleBody,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';
import { overlapsInTurns } from './in-turns';

describeOnDatabase('GET /markups/overlaps', (makeApi) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions }));
  });
  beforeEach(async () => {
    for (const { id } of (await staff('GET', '/markups?per_page=100')).body.data)
      await staff('DELETE', `/markups/${id}`);
  });

  const find = async (query = '') => (await staff('GET', `/markups/overlaps?${query}`)).body;
  const pairs = async (query = '') =>
    (await find(query)).data.map(({ rule, other, dead, decided_by }: Overlap) => [
      rule.name,
      other.name,
      dead,
      decided_by,
    ]);

  it('names the winner of two rules, the reason, and the rule that never wins', async () => {
    await addRule(staff, { name: 'Old' });
    await addRule(staff, { name: 'New', priority: 1 });
    const { id } = await addRule(staff, { name: 'Economy', cabins: ['Economy'] });
    await addRule(staff, { name: 'Fee', kind: 'service_fee' });
    expect(await pairs()).toEqual([
      ['New', 'Old', true, 'priority'],
      ['Economy', 'New', false, 'specificity'],
      ['Economy', 'Old', false, 'specificity'],
    ]);
    expect(await pairs('dead=true')).toEqual([['New', 'Old', true, 'priority']]);
    expect((await pairs(`rule_id=${id}`)).length).toBe(2);
    const page = await find('page=2&per_page=2');
    expect([page.total, page.data.length]).toEqual([3, 1]);
  });

  it('considers only rules in force, and each change of them', async () => {
    await addRule(staff, { name: 'One' });
    const { id } = await addRule(staff, { name: 'Other', status: 'draft' });
    expect(await pairs()).toEqual([]);
    await staff('PUT', `/markups/${id}`, ruleBody({ name: 'Other' }));
    expect(await pairs()).toEqual([['Other', 'One', true, 'age']]);
    await staff('DELETE', `/markups/${id}`);
    expect(await pairs()).toEqual([]);
  });

  it('names rules that no booking can match, and why', async () => {
    const owner = await addCompany(api, { name: 'Without any below' });
    const supplier = await addSupplier(api, 'atlas');
    await sql`update suppliers set status = 'inactive' where id = ${supplier}`.execute(api.kernel.db);
    await addRule(staff, { name: 'Nobody below', layer: 'company', owner_id: owner });
    await addRule(staff, { name: 'Nothing sold', suppliers: [supplier] });
    const until = new Date(Date.now() + 3_600_000);
    await addRule(staff, { name: 'Over', valid_until: until.toISOString() });
    const tools = toolsOf(api.kernel, 'markups');
    tools.now = () => until;
    const { unreachable } = await find();
    tools.now = () => new Date();
    const said = unreachable.map(({ rule, why }: { rule: { name: string }; why: string }) => [
      rule.name,
      why,
    ]);
    expect(said.sort()).toEqual([
      ['Nobody below', 'owner_alone'],
      ['Nothing sold', 'supplier_off'],
      ['Over', 'ended'],
    ]);
  });

  it('needs an airport in a city for flights, and none for hotels', async () => {
    const cityOf = (code: string) => sql`(select id from cities where code = ${code})`;
    await sql`update airports set city_id = ${cityOf('CAI')} where city_id = ${cityOf('HRG')}`.execute(
      api.kernel.db,
    );
    const destinations = [{ kind: 'city' as const, code: 'HRG' }];
    await addRule(staff, { name: 'Flights', destinations });
    await addRule(staff, { name: 'Hotels', product: 'hotel', destinations, per: 'booking', infants: false });
    const { unreachable } = await find();
    expect(unreachable).toMatchObject([{ rule: { name: 'Flights' }, why: 'city_gone' }]);
  });

  it('pairs a city with the possible countries of its hotels', async () => {
    const add = (name: string, destinations: PlaceRef[]) =>
      addRule(staff, { name, product: 'hotel', destinations, per: 'booking', infants: false });
    await add('Geneva', [{ kind: 'city', code: 'GVA' }]);
    for (const code of ['CH', 'FR', 'EG']) await add(code, [{ kind: 'country', code }]);
    expect((await pairs()).map(([winner, loser]: string[]) => [winner, loser]).sort()).toEqual([
      ['Geneva', 'CH'],
      ['Geneva', 'FR'],
    ]);
  });

  it('refuses unknown parameters with a 400', async () => {
    for (const query of ['dead=false', 'rule_id=one', 'sort=rule']) {
      expect((await staff('GET', `/markups/overlaps?${query}`)).status).toBe(400);
    }
  });
});

const letter = (place: number) => String.fromCharCode(65 + place);

describe('overlaps calculated in parts', () => {
  const { change_reason: _, effective_at: __, ...rule } = ruleBody();
  const made = (count: number, meets = false): RuleInForce[] =>
    Array.from({ length: count }, (_, index) => ({
      ...rule,
      id: newId(),
      version: 1,
      created_at: new Date(Date.UTC(2026, 0, 1) + index).toISOString(),
      kind: index % 2 ? 'markup' : 'service_fee',
      // So that few of them meet.
      ...(!meets && { plating: { mode: 'only' as const, codes: [letter(index % 26) + letter(index % 25)] } }),
    }));
  const facts: OverlapFacts = {
    now: '2026-06-01T00:00:00.000Z',
    zones: new Map(),
    companies: new Map(),
    suppliers: new Set(),
    airport: () => undefined,
    city: () => undefined,
    countriesAround: () => [],
  };
  const keys = (found: { rule: string; other: string }[]) =>
    found.map((one) => `${one.rule} ${one.other}`).sort();

  it('equal those calculated at once, and let other work run in between', async () => {
    const rules = made(1_400);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const inTurns = await overlapsInTurns(rules, facts);
    clearInterval(timer);
    expect(keys(inTurns.overlaps)).toEqual(keys(overlapsOf(rules, facts).overlaps));
    expect(inTurns.overlaps.length).toBeGreaterThan(500);
    expect(turns).toBeGreaterThan(1);
    expect(inTurns.more).toEqual({ dead: false, others: false });
    const [one] = inTurns.overlaps;
    const about = await overlapsInTurns(rules, facts, one?.rule);
    expect(keys(about.overlaps)).toEqual(keys(overlapsOf(rules, facts, one?.rule).overlaps));
  });

  it('are limited in number if every rule overlaps every other', async () => {
    const found = await overlapsInTurns(made(700, true), facts);
    // Twice 350 rules, each overlapping all older ones: 122,150 pairs.
    expect(found.overlaps).toHaveLength(2_000);
    expect(found.more).toEqual({ dead: true, others: false });
  });
});
