import fc from 'fast-check';
import { believed, criteriaFor } from '../testing/checking.fake';
import { offerWire } from '../testing/duffel-wire.fake';
import { impossible, type Kept } from '../testing/invariants.fake';

/*
 * A thousand implausible answers: valid offers with some values changed. The invariants of accepted offers are implemented independently
 * (`invariants.fake.ts`).
 */
const day = '2026-12-01';
const criteria = criteriaFor(
  [
    ['CAI', 'DXB', day],
    ['DXB', 'CAI', '2026-12-08'],
  ],
  { adults: 2, children: [5], cabin: 'PremiumEconomy' },
);
const good = () =>
  offerWire(
    [
      { origin: 'CAI', destination: 'DXB', departure_date: day },
      { origin: 'DXB', destination: 'CAI', departure_date: '2026-12-08' },
    ],
    { id: 'off_1', total: '199.90', base: '150.00', tax: '49.90', via: 'DOH', checked: 1 },
    { passengers: [{ type: 'adult' }, { type: 'adult' }, { age: 5 }], cabin_class: 'premium_economy' },
  );

/** Replacement values, half of them plausible. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    false,
    NaN,
    Infinity,
    -1,
    0,
    0.5,
    1,
    2,
    3,
    9,
    1e9,
    -0,
    '',
    ' ',
    '0',
    '-5.00',
    '0.00',
    '199.90',
    '199.91',
    '1e3',
    '49.9',
    'EUR',
    'USD',
    'euro',
    'CAI',
    'DXB',
    'DOH',
    'DWC',
    'LHR',
    'JFK',
    'QQQ',
    'cai',
    'economy',
    'business',
    'first',
    'premium_economy',
    'hammock',
    'adult',
    'child',
    'infant_without_seat',
    '2026-12-01T08:00:00',
    '2026-12-01T12:00:00',
    '2026-12-02T00:30:00',
    '2026-02-30T08:00:00',
    '2026-12-01T24:00:00',
    '2026-12-08T08:00:00',
    '2026-12-07T23:00:00',
    '2027-03-28T01:30:00',
    '2026-12-01T08:00:00Z',
    '9999-12-31T23:59:00',
    'PT2H',
    'PT6H',
    'PT0S',
    'P',
    'PT',
    'P99DT999H',
    'PT-2H',
    'NaN',
    '__proto__',
    'constructor',
    '..',
    '\u202e',
    '\u0000',
    'pas_1',
    'pas_2',
    'off_1',
    'carry_on',
    'checked',
    [],
    {},
    [null],
    [[]],
    { iata_code: 'DOH', name: 'Doha' },
  ),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.jsonValue(),
);

/** Returns the paths to all values of a tree. */
function pathsOf(tree: unknown, path: readonly string[] = []): string[][] {
  if (typeof tree !== 'object' || tree === null) return [[...path]];
  return [
    [...path],
    ...Object.entries(tree).flatMap(([key, child]) => pathsOf(child, [...path, key])),
  ].filter((one) => one.length > 0);
}

type Change = { at: number; how: 'put' | 'leave out' | 'twice' | 'add'; value: unknown };

function mutated(changes: readonly Change[]): unknown {
  const wire: unknown = structuredClone(good());
  for (const { at, how, value: put } of changes) {
    const paths = pathsOf(wire);
    const path = [...(paths[at % paths.length] ?? [])];
    const last = path.pop() ?? 'id';
    const parent = path.reduce(
      (part, step) => part[step] as never,
      wire as Record<string, never>,
    ) as unknown as Record<string, unknown>;
    const set = (key: string) =>
      Object.defineProperty(parent, key, {
        value: put,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    if (how === 'put') set(last);
    else if (how === 'add') set('__proto__');
    else if (how === 'leave out') delete parent[last];
    else if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(last)] ?? null));
  }
  return JSON.parse(JSON.stringify(wire));
}

const change = fc.record({
  at: fc.nat(10_000),
  how: fc.constantFrom('put', 'put', 'put', 'leave out', 'twice', 'add') as fc.Arbitrary<Change['how']>,
  value,
});

it('a thousand tampered answers cause no crash, and no invalid offer is accepted', () => {
  const counts = { kept: 0, left: 0 };
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const found = believed(mutated(changes), criteria);
      if (typeof found === 'string') counts.left += 1;
      else {
        counts.kept += 1;
        expect(impossible(found)).toEqual([]);
      }
    }),
    { numRuns: 1_000 },
  );
  // Some offers pass and some fail, so the changes are neither all harmless nor all gross.
  expect(counts.kept).toBeGreaterThan(50);
  expect(counts.left).toBeGreaterThan(300);
  expect(({} as Record<string, unknown>).iata_code).toBeUndefined();
});

/** The outbound trip arrives at an unknown airport and continues from Doha. */
function viaUnknown(city: string): unknown {
  const wire = JSON.parse(JSON.stringify(good())) as {
    slices: { segments: { destination: Record<string, unknown> }[] }[];
  };
  const arrival = wire.slices[0]?.segments[0]?.destination;
  Object.assign(arrival ?? {}, { iata_code: 'QQQ', iata_city_code: city });
  return wire;
}

it('an unknown airport is accepted in the supplier’s city of the connection, and shown as a change of airport', () => {
  const kept = believed(viaUnknown('DOH'), criteria) as Kept;
  expect(kept.slices[0]?.segments[1]?.layover).toMatchObject({ airport_change: true });
  expect(impossible(kept)).toEqual([]);
  expect(believed(viaUnknown('LON'), criteria)).toEqual(expect.any(String));
});

it('an unchanged answer is accepted', () => {
  expect(impossible(believed(good(), criteria) as Kept)).toEqual([]);
});
