import { constantFrom, property, assert, array } from 'fast-check';
import { offerChanges, type Offer, type Segment } from '@traveldesk/flights-contract';
import { withoutFees } from '../search/kept-offer';
import { revisionOf } from './revision';

const flight = (flight_number: string, change: Partial<Segment> = {}): Segment => ({
  origin: 'CAI',
  origin_terminal: '2',
  departing_at: '2026-12-01T08:00',
  destination: 'DXB',
  destination_terminal: null,
  arriving_at: '2026-12-01T12:00',
  minutes: 240,
  carrier: 'MS',
  flight_number,
  operated_by: 'MS',
  aircraft: '738',
  cabin: 'Business',
  fare_basis: 'LOW',
  bags: { carry_on: 1, checked: 2 },
  stops: [],
  layover: null,
  ...change,
});
const slice = (...segments: Segment[]): Offer['slices'][number] => ({
  origin: 'CAI',
  destination: 'DXB',
  departing_at: '2026-12-01T08:00',
  arriving_at: '2026-12-01T12:00',
  days_later: 0,
  minutes: 240,
  stops: segments.length - 1,
  fare_brand: 'Flex',
  conditions: null,
  segments,
});
const offer: Offer = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  supplier: 'training',
  training: true,
  itinerary_key: 'i',
  offer_key: 'o',
  airline: 'MS',
  fare_brand: 'Flex',
  cabin: 'Economy',
  // The second flight has the lowest cabin and the fewest bags, so the others' values are not the offer's.
  slices: [
    slice(flight('910'), flight('911', { cabin: 'Economy', bags: { carry_on: 0, checked: null } })),
    slice(flight('912')),
  ],
  bags: { carry_on: 0, checked: null },
  conditions: {
    change: { state: 'allowed', penalty: { amount: '25.00', currency: 'EUR' } },
    refund: { state: 'unknown', penalty: null },
  },
  seats_left: 9,
  emissions_kg: 120,
  price: {
    total: { amount: '199.90', currency: 'EUR' },
    per_traveller: { amount: '199.90', currency: 'EUR' },
    base: null,
    tax: null,
  },
  expires_at: '2026-11-21T08:00:00.000Z',
};

type Node = Record<string, unknown>;
const leavesOf = (node: unknown, path: string[] = []): string[][] =>
  node !== null && typeof node === 'object'
    ? Object.entries(node).flatMap(([key, value]) => leavesOf(value, [...path, key]))
    : [path];
const leaves = leavesOf(offer);
const another = (value: unknown) => (typeof value === 'number' ? value + 1 : `${String(value)}x`);
/** Returns the offer with other values at these paths. */
const changedAt = (paths: readonly string[][], to: (value: unknown) => unknown = another): Offer => {
  const copy = structuredClone(offer);
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce((node, key) => node[key] as Node, copy as unknown as Node);
    const last = path.at(-1) ?? '';
    parent[last] = to(parent[last]);
  }
  return copy;
};
const judged = (other: Offer) => ({
  revised: revisionOf(other) !== revisionOf(offer),
  changed: offerChanges(offer, other).length > 0,
});

it('hides a fee from users who may not see it', () => {
  const asked = (amount: string) =>
    withoutFees(changedAt([['conditions', 'change', 'penalty', 'amount']], () => amount));
  expect(JSON.stringify(asked('25.00'))).not.toContain('penalty');
  expect(revisionOf(asked('80.00'))).toBe(revisionOf(asked('25.00')));
  expect(offerChanges(asked('80.00'), asked('25.00'))).toEqual([]);
  // The existence of a fee is visible.
  expect(revisionOf(asked('0.00'))).not.toBe(revisionOf(asked('25.00')));
  expect(offerChanges(asked('0.00'), asked('25.00'))).toMatchObject([
    { kind: 'conditions', condition: 'change', before: { fee: false }, after: { fee: true } },
  ]);
  // An offer shared without amounts counts as the same for readers who see them.
  expect(offerChanges(asked('25.00'), offer)).toEqual([]);
});

describe('exactly the differences of another revision are reported as changes', () => {
  it.each(leaves.map((path) => [path.join('.'), path] as const))('%s', (_, path) => {
    for (const other of [changedAt([path]), changedAt([path], () => null)]) {
      const { revised, changed } = judged(other);
      expect(changed).toBe(revised);
    }
  });

  it.each(['cabin', 'bags.carry_on', 'bags.checked'])(
    'the %s of one flight makes another revision',
    (field) => {
      const path = ['slices', '0', 'segments', '0', ...field.split('.')];
      expect(judged(changedAt([path]))).toEqual({ revised: true, changed: true });
    },
  );

  it('several of them together', () => {
    assert(
      property(array(constantFrom(...leaves), { maxLength: 6 }), (paths) => {
        const { revised, changed } = judged(changedAt(paths));
        expect(changed).toBe(revised);
      }),
    );
  });

  it.each<[string, (slices: Offer['slices']) => Offer['slices']]>([
    ['an additional trip', (slices) => [...slices, slice(flight('913'))]],
    ['a missing trip', (slices) => slices.slice(1)],
    ['an additional flight', ([one, two]) => [one!, slice(...two!.segments, flight('913'))]],
    ['a missing flight', ([one, two]) => [slice(one!.segments[0]!), two!]],
  ])('%s', (_, change) => {
    const other = { ...offer, slices: change(offer.slices) };
    expect(judged(other)).toEqual({ revised: true, changed: true });
    expect(offerChanges(other, offer)).not.toEqual([]);
  });
});
