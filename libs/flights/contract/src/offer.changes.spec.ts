import { offerChanges } from './offer.changes';
import type { Offer } from './offer';

const condition = { state: 'unknown', penalty: null } as const;
const offer: Offer = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  supplier: 'training',
  training: true,
  itinerary_key: 'i',
  offer_key: 'o',
  airline: 'MS',
  fare_brand: 'Light',
  cabin: 'Economy',
  slices: [
    {
      origin: 'CAI',
      destination: 'DXB',
      departing_at: '2026-12-01T22:00',
      arriving_at: '2026-12-02T03:40',
      days_later: 1,
      minutes: 220,
      stops: 0,
      fare_brand: 'Light',
      conditions: null,
      segments: [
        {
          origin: 'CAI',
          destination: 'DXB',
          origin_terminal: '2',
          destination_terminal: '1',
          departing_at: '2026-12-01T22:00',
          arriving_at: '2026-12-02T03:40',
          minutes: 220,
          carrier: 'MS',
          flight_number: '910',
          operated_by: 'MS',
          aircraft: '738',
          cabin: 'Economy',
          fare_basis: 'XOW',
          bags: { carry_on: 1, checked: 0 },
          stops: [],
          layover: null,
        },
      ],
    },
  ],
  bags: { carry_on: 1, checked: 0 },
  conditions: { change: condition, refund: condition },
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
const copyOf = (of: Offer) => JSON.parse(JSON.stringify(of)) as Offer;
const changed = (change: (offer: Offer) => void) => {
  const after = copyOf(offer);
  change(after);
  return offerChanges(offer, after);
};

it('the same offer has no changes, even with fewer seats and a later expiry', () => {
  expect(
    changed((after) => {
      after.seats_left = 1;
      after.expires_at = '2026-11-21T08:20:00.000Z';
      after.id = '0193a1b2-0000-7000-8000-000000000002';
    }),
  ).toEqual([]);
});

it.each(['supplier', 'ours', 'both'] as const)('names the origin of a price change: %s', (whose) => {
  const after = copyOf(offer);
  after.price.total.amount = '199.91';
  expect(offerChanges(offer, after, whose)).toMatchObject([{ kind: 'price', whose }]);
  expect(offerChanges(offer, offer, whose)).toEqual([]);
});

it('reports a change of price by a cent', () => {
  expect(changed((after) => (after.price.total.amount = '199.91'))).toEqual([
    {
      kind: 'price',
      whose: null,
      before: { amount: '199.90', currency: 'EUR' },
      after: { amount: '199.91', currency: 'EUR' },
    },
  ]);
});

it('reports changes of time, terminal and flight separately', () => {
  const changes = changed(({ slices: [slice] }) => {
    Object.assign(slice?.segments[0] ?? {}, {
      departing_at: '2026-12-01T22:30',
      origin_terminal: null,
      flight_number: '912',
    });
  });
  const at = { kind: 'schedule', slice: 0, segment: 0 };
  expect(changes).toEqual([
    { ...at, field: 'departing_at', before: '2026-12-01T22:00', after: '2026-12-01T22:30' },
    { ...at, field: 'origin_terminal', before: '2', after: null },
    { ...at, field: 'flight', before: 'MS 910', after: 'MS 912' },
  ]);
});

it('reports other connections', () => {
  expect(changed(({ slices: [slice] }) => slice?.segments.push(...slice.segments))).toEqual([
    { kind: 'flights', slice: 0, before: 1, after: 2 },
  ]);
});

it('reports changes of conditions, bags, fare and cabin', () => {
  const kinds = changed((after) => {
    after.conditions.refund = { state: 'not_allowed', penalty: null };
    after.bags.checked = 1;
    after.fare_brand = 'Flex';
    after.cabin = 'Business';
  }).map(({ kind }) => kind);
  expect(kinds).toEqual(['conditions', 'bags', 'fare', 'cabin']);
});

describe('class and bags of each flight', () => {
  const two = copyOf(offer);
  const [first] = two.slices[0]?.segments ?? [];
  if (first)
    two.slices[0]?.segments.unshift({ ...first, cabin: 'Business', bags: { carry_on: 1, checked: 2 } });
  const changedTwo = (change: (offer: Offer) => void) => {
    const after = copyOf(two);
    change(after);
    return offerChanges(two, after);
  };
  const flightsOf = ({ slices }: Offer) => slices[0]?.segments ?? [];

  it('are reported by flight if the lowest values of the journey are unchanged', () => {
    const changes = changedTwo((after) => {
      Object.assign(flightsOf(after)[0] ?? {}, { cabin: 'Economy', bags: { carry_on: 1, checked: 0 } });
    });
    const at = { slice: 0, segment: 0 };
    expect(changes).toEqual([
      { kind: 'flight_cabin', ...at, before: 'Business', after: 'Economy' },
      {
        kind: 'flight_bags',
        ...at,
        before: { carry_on: 1, checked: 2 },
        after: { carry_on: 1, checked: 0 },
      },
    ]);
  });

  it('are reported once if all flights change like the journey', () => {
    const changes = changed((after) => {
      after.cabin = 'Business';
      after.bags = { carry_on: 1, checked: 1 };
      Object.assign(flightsOf(after)[0] ?? {}, { cabin: 'Business', bags: { carry_on: 1, checked: 1 } });
    });
    expect(changes.map(({ kind }) => kind)).toEqual(['bags', 'cabin']);
  });

  it('are reported by flight too if only some change like the journey', () => {
    const changes = changedTwo((after) => {
      after.cabin = 'First';
      Object.assign(flightsOf(after)[0] ?? {}, { cabin: 'First' });
      Object.assign(flightsOf(after)[1] ?? {}, { cabin: 'First' });
    });
    expect(changes).toEqual([
      { kind: 'cabin', before: 'Economy', after: 'First' },
      { kind: 'flight_cabin', slice: 0, segment: 0, before: 'Business', after: 'First' },
      { kind: 'flight_cabin', slice: 0, segment: 1, before: 'Economy', after: 'First' },
    ]);
  });
});
