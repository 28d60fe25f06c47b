import type { Slice } from '@traveldesk/flights-contract';
import { believed, criteriaFor } from '../testing/checking.fake';
import { offerWire, type OfferWish } from '../testing/duffel-wire.fake';

const day = '2026-12-01';
const there = criteriaFor([['CAI', 'DXB', day]]);
const slices = [{ origin: 'CAI', destination: 'DXB', departure_date: day }];
const wireOf = (wish: Partial<OfferWish> = {}, asked = {}) =>
  offerWire(slices, { id: 'off_1', total: '199.90', ...wish }, asked);

/** Changes a wire object at a dotted path. */
const changed = (wire: unknown, path: string, value: unknown) => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const at = steps.reduce((part, step) => part[step] as never, wire as Record<string, never>);
  (at as Record<string, unknown>)[last] = value;
  return wire;
};
const flight = 'slices.0.segments.0';
const causeOf = (path: string, value: unknown, wish: Partial<OfferWish> = {}) =>
  believed(changed(wireOf(wish), path, value), there);

it('accepts an offer that fits the search', () => {
  expect(believed(wireOf({ base: '150.00', tax: '49.90' }), there)).toMatchObject({ ref: 'off_1' });
});

describe('money', () => {
  it.each<[string, Partial<OfferWish>]>([
    ['base and tax add up to less than the total', { base: '150.00', tax: '49.89' }],
    ['base and tax add up to more than the total', { base: '150.00', tax: '49.91' }],
    ['the base alone exceeds the total', { base: '199.91' }],
    ['the tax alone exceeds the total', { tax: '200' }],
    ['nothing', { total: '0.00' }],
    ['a total of zero', { total: '0', base: '0', tax: '0' }],
    ['more decimals than the currency has', { total: '199.901' }],
  ])('rejects the price: %s', (_, wish) => {
    expect(believed(wireOf(wish), there)).toBe('price');
  });

  it.each([
    ['the total', 'total_currency', 'USD'],
    ['the base', 'base_currency', 'USD'],
    ['the tax', 'tax_currency', 'USD'],
    ['no currency', 'total_currency', 'euro'],
  ])('rejects %s in another currency', (_, path, currency) => {
    expect(causeOf(path, currency, { base: '150.00', tax: '49.90' })).toBe('currency');
  });

  it('accepts a single part below the total', () => {
    expect(believed(wireOf({ base: '150.00' }), there)).toHaveProperty('net.tax', null);
  });

  it('is compared in the smallest unit of its currency', () => {
    const wire = wireOf({ total: '12.500', base: '12.499', tax: '0.001', currency: 'KWD' });
    expect(believed(wire, there, { currency: 'KWD' })).toHaveProperty('ref', 'off_1');
    const yen = wireOf({ total: '1500', base: '1499', tax: '2', currency: 'JPY' });
    expect(believed(yen, there, { currency: 'JPY' })).toBe('price');
  });
});

describe('the route', () => {
  it.each<[string, string, string, string]>([
    ['another origin', 'origin', 'DOH', 'route'],
    ['an unrequested nearby airport', 'origin', 'SPX', 'route'],
    ['another destination', 'destination', 'DWC', 'route'],
  ])('%s', (_, end, code, cause) => {
    const wire = wireOf() as unknown as Record<string, unknown>;
    changed(wire, `slices.0.${end}.iata_code`, code);
    changed(wire, `${flight}.${end}.iata_code`, code);
    expect(believed(wire, there)).toBe(cause);
  });

  it('rejects a trip that names other places than its flights', () => {
    expect(causeOf('slices.0.destination.iata_code', 'DOH')).toBe('route');
    expect(causeOf(`${flight}.destination.iata_code`, 'DOH')).toBe('route');
  });

  it('accepts the city of the airport as the name of a trip’s end', () => {
    const wire = changed(
      offerWire([{ origin: 'LHR', destination: 'CAI', departure_date: day }], { id: 'off_1', total: '9' }),
      'slices.0.origin.iata_code',
      'LON',
    );
    const offer = believed(wire, criteriaFor([['LHR', 'CAI', day]]));
    expect(offer).toHaveProperty('slices.0.origin', 'LHR');
  });

  it.each([
    ['LHR', true],
    ['LGW', true],
    ['SOU', false],
    ['CAI', false],
    // Only the supplier states that QQQ belongs to London.
    ['QQQ', false],
  ])('London includes the airport: %s %s', (code, is) => {
    const wire = offerWire([{ origin: code, destination: 'DXB', departure_date: day }], {
      id: 'off_1',
      total: '9',
    });
    const origin = { ...wire.slices[0]?.origin, iata_city_code: 'LON', time_zone: 'UTC' };
    changed(wire, 'slices.0.origin', origin);
    changed(wire, `${flight}.origin`, origin);
    const found = believed(wire, criteriaFor([['LON', 'DXB', day]]));
    expect(found).toEqual(is ? expect.objectContaining({ ref: 'off_1' }) : 'route');
  });

  it.each([
    ['PNH', 'KTI', true],
    ['PNH', 'PNH', true],
    ['KTI', 'KTI', true],
    ['KTI', 'PNH', false],
    ['PNH', 'DOH', false],
  ])(
    'a search for a closed airport means its city, if the city has the same code: %s to %s',
    (wanted, code, is) => {
      const to = { destination: code, departure_date: day };
      const wire = offerWire([{ origin: 'CAI', ...to }], { id: 'off_1', total: '9' });
      const found = believed(wire, criteriaFor([['CAI', wanted, day]]));
      expect(found).toEqual(is ? expect.objectContaining({ ref: 'off_1' }) : 'route');
    },
  );

  it('rejects another day', () => {
    const wire = offerWire([{ origin: 'CAI', destination: 'DXB', departure_date: '2026-12-02' }], {
      id: 'off_1',
      total: '9',
    });
    expect(believed(wire, there)).toBe('dates');
  });

  it('rejects fewer or more trips', () => {
    const back = criteriaFor([
      ['CAI', 'DXB', day],
      ['DXB', 'CAI', '2026-12-08'],
    ]);
    expect(believed(wireOf(), back)).toBe('route');
    const both = offerWire([...slices, { origin: 'DXB', destination: 'CAI', departure_date: '2026-12-08' }], {
      id: 'off_1',
      total: '9',
    });
    expect(believed(both, back)).toHaveProperty('slices.length', 2);
    expect(believed(both, there)).toBe('route');
  });
});

describe('the travelers', () => {
  const family = { adults: 2, children: [5, 9], infants: [1] };
  const asked = [{ type: 'adult' }, { type: 'adult' }, { age: 9 }, { age: 5 }, { age: 1 }];
  const offered = (passengers: object[]) =>
    believed(wireOf({}, { passengers }), criteriaFor([['CAI', 'DXB', day]], family));

  it('may come in any order', () => {
    expect(offered(asked)).toHaveProperty('travellers.length', 5);
    expect(offered([...asked].reverse())).toHaveProperty('travellers.length', 5);
  });

  it('may have a type instead of the searched age', () => {
    const [one, two, nine] = asked as [object, object, object];
    expect(offered([one, two, nine, { type: 'child' }, { type: 'infant_without_seat' }])).toHaveProperty(
      'ref',
    );
  });

  it.each<[string, object[]]>([
    ['one less', asked.slice(1)],
    ['one more', [...asked, { type: 'adult' }]],
    ['another age', [...asked.slice(0, 3), { age: 6 }, { age: 1 }]],
    ['the same age twice', [...asked.slice(0, 3), { age: 9 }, { age: 1 }]],
    ['an infant for a child', [...asked.slice(0, 3), { age: 0 }, { age: 1 }]],
    ['an adult for a child', [...asked.slice(0, 3), { age: 30 }, { age: 1 }]],
    ['a child for an adult', [{ type: 'adult' }, { age: 7 }, ...asked.slice(2)]],
  ])('%s', (_, passengers) => {
    expect(offered(passengers)).toBe('travellers');
  });

  // By fare they are adults although under 18 (TRAVEL-RULES 2).
  describe('minors from 12 on', () => {
    const teens = { adults: 1, children: [15, 17], infants: [] };
    const found = (passengers: object[]) =>
      believed(wireOf({}, { passengers }), criteriaFor([['CAI', 'DXB', day]], teens));

    it.each([
      ['without a type', [{ age: 15 }, { type: 'adult' }, { age: 17 }]],
      ['as adults', [{ type: 'adult' }, { type: 'adult', age: 17 }, { type: 'adult', age: 15 }]],
      [
        'as children',
        [
          { type: 'adult', age: 40 },
          { type: 'child', age: 15 },
          { type: 'child', age: 17 },
        ],
      ],
    ])('%s count as adults with their ages', (_, passengers) => {
      const { travellers } = found(passengers) as { travellers: { type: string; age: number | null }[] };
      expect(travellers.map(({ type }) => type)).toEqual(['adult', 'adult', 'adult']);
      expect(travellers.map(({ age }) => age).sort()).toEqual([15, 17, null]);
    });

    it.each([
      ['one whose age is missing', [{ type: 'adult' }, { type: 'adult' }, { age: 17 }]],
      ['another age', [{ type: 'adult' }, { age: 16 }, { age: 17 }]],
      ['adults alone', [{ type: 'adult' }, { type: 'adult' }, { type: 'adult' }]],
    ])('%s', (_, passengers) => expect(found(passengers)).toBe('travellers'));
  });

  it('cannot share an id', () => {
    const passengers = [{ type: 'adult' }, { type: 'adult' }];
    const wire = changed(wireOf({}, { passengers }), 'passengers.1.id', 'pas_1');
    // The flights do not list the travelers, so only the ids of the passengers show it.
    changed(wire, `${flight}.passengers`, null);
    expect(believed(wire, criteriaFor([['CAI', 'DXB', day]], { adults: 2 }))).toBe('travellers');
  });
});

describe('the class', () => {
  const inCabins = (wanted: 'Economy' | 'Business', feeder: string | null, long: string | null) => {
    // Two hours to Doha, then ten.
    const wire = wireOf({ via: 'DOH' });
    changed(wire, `${flight}.passengers.0.cabin_class`, feeder);
    changed(wire, 'slices.0.segments.1.passengers.0.cabin_class', long);
    changed(wire, 'slices.0.segments.1.arriving_at', `${day}T23:00:00`);
    changed(wire, 'slices.0.segments.1.duration', null);
    changed(wire, 'slices.0.duration', null);
    return believed(wire, criteriaFor([['CAI', 'DXB', day]], { cabin: wanted }));
  };
  it.each<['Economy' | 'Business', string | null, string | null, string | null]>([
    ['Business', 'business', 'business', 'Business'],
    ['Business', 'first', 'first', 'First'],
    // The feeder flight has no better cabin; each flight shows its own.
    ['Business', 'economy', 'business', 'Economy'],
    ['Economy', 'business', 'economy', 'Economy'],
    ['Economy', null, null, null],
  ])('accepts %s with %s and then %s', (wanted, feeder, long, lowest) => {
    expect(inCabins(wanted, feeder, long)).toHaveProperty('cabin', lowest);
  });
  it.each<['Economy' | 'Business', string | null, string | null]>([
    ['Business', 'business', 'economy'],
    ['Business', 'business', 'premium_economy'],
    ['Business', 'economy', 'economy'],
    ['Business', 'business', null],
    ['Business', null, 'hammock'],
  ])('rejects %s with %s and then %s', (wanted, feeder, long) => {
    expect(inCabins(wanted, feeder, long)).toBe('cabin');
  });
});

describe('connections', () => {
  const via = (code: string, next = code) => {
    const wire = wireOf({ via: code });
    if (next !== code)
      changed(wire, 'slices.0.segments.1.origin', {
        ...wire.slices[0]?.segments[1]?.origin,
        iata_code: next,
      });
    return believed(wire, there);
  };
  const layovers = (offer: unknown) =>
    (offer as { slices: Slice[] }).slices[0]?.segments.map(({ layover }) => layover);

  it('accepts and measures the wait', () => {
    expect(layovers(via('DOH'))).toEqual([null, { minutes: 120, airport_change: false }]);
  });
  it('accepts another airport of the city', () => {
    expect(layovers(via('LHR', 'LGW'))).toEqual([null, { minutes: 120, airport_change: true }]);
  });
  it.each([
    ['another city', 'LHR', 'SOU'],
    ['another country', 'LHR', 'DOH'],
  ])('rejects %s', (_, code, next) => {
    expect(via(code, next)).toBe('connections');
  });
  it('distinguishes cities without a code by name', () => {
    const local = (code: string, next: string) => {
      const wire = wireOf({ via: 'DOH' });
      for (const [path, place] of [
        [`${flight}.destination.iata_code`, code],
        ['slices.0.segments.1.origin.iata_code', next],
        // Local times in India.
        [`${flight}.arriving_at`, `${day}T13:30:00`],
        ['slices.0.segments.1.departing_at', `${day}T15:30:00`],
      ]) {
        changed(wire, path as string, place);
      }
      return believed(wire, there);
    };
    expect(local('ABA', 'ABB')).toHaveProperty('ref');
    expect(local('ABA', 'ABC')).toBe('connections');
  });
  it('rejects a flight to its own origin', () => {
    const wire = wireOf({ via: 'CAI' });
    expect(believed(wire, there)).toBe('connections');
  });
});
