import type { Offer } from '@traveldesk/flights-contract';

/* Computed with Intl, independently of the code under test. */

const zones: Record<string, string> = {
  CAI: 'Africa/Cairo',
  SPX: 'Africa/Cairo',
  DXB: 'Asia/Dubai',
  DWC: 'Asia/Dubai',
  DOH: 'Asia/Qatar',
  LHR: 'Europe/London',
  LGW: 'Europe/London',
  SOU: 'Europe/London',
  JFK: 'America/New_York',
};
/** Unknown airports are all in Doha's time zone. */
const zoneOf = (code: string) => zones[code] ?? 'Asia/Qatar';
const clocks = new Map(
  Object.values(zones).map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
const found = new Map<string, number[]>();
/** Finds the instants of a local time by trying every quarter of an hour within 14 hours. */
function instants(local: string, zone: string): number[] {
  const key = `${local} ${zone}`;
  const from = Date.parse(`${local}:00Z`);
  const known =
    found.get(key) ??
    Array.from({ length: 2 * 14 * 4 + 1 }, (_, at) => from + (at - 56) * 900_000).filter(
      (instant) => clocks.get(zone)?.format(instant).replace(' ', 'T') === local,
    );
  found.set(key, known);
  return known;
}

const sisters = [
  ['DXB', 'DWC'],
  ['LHR', 'LGW'],
  ['CAI', 'SPX'],
];

/** The fields of an accepted offer that are verified. */
export interface Kept {
  net: Record<'total' | 'base' | 'tax', { amount: string; currency: string } | null>;
  slices: Offer['slices'];
  travellers: { ref: string; type: string; age: number | null }[];
  bags: Offer['bags'];
  ref: string;
  emissions_kg: number | null;
  expires_at: string;
}

/**
 * Lists the violated invariants of an accepted offer for two adults and a child of five in premium economy, from Cairo to Dubai and back.
 */
export function impossible(kept: Kept): string[] {
  const { net, travellers, bags, ref, emissions_kg, expires_at } = kept;
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => void (holds || wrong.push(what));
  const cents = (money: { amount: string } | null) => {
    must(!money || /^\d+\.\d\d$/.test(money.amount), 'an amount');
    return money ? Math.round(Number(money.amount) * 100) : 0;
  };
  must(cents(net.total) > 0, 'a total above zero');
  for (const money of [net.total, net.base, net.tax]) must(!money || money.currency === 'EUR', 'a currency');
  must(!net.base || !net.tax || cents(net.base) + cents(net.tax) === cents(net.total), 'a sum');
  must(/^[\w:~.-]+$/.test(ref) && !/^\.+$/.test(ref), 'an id');
  must(
    travellers
      .map(({ type }) => type)
      .sort()
      .join() === 'adult,adult,child',
    'the travellers',
  );
  must([5, null].includes(travellers.find(({ type }) => type === 'child')?.age ?? null), 'the child’s age');
  must(new Set(travellers.map((one) => one.ref)).size === 3, 'each traveller once');
  must(new Date(expires_at).toISOString() === expires_at, 'an end');
  must(emissions_kg === null || (emissions_kg >= 0 && emissions_kg <= 200_000), 'emissions');
  for (const count of [bags.carry_on, bags.checked]) {
    must(count === null || (Number.isInteger(count) && count >= 0 && count <= 10), 'a count of bags');
  }
  // eslint-disable-next-line no-control-regex -- the test looks for control characters
  must(!/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]|\\u00[01]/.test(JSON.stringify(kept)), 'text');
  journey(kept.slices, must);
  return wrong;
}

function journey(slices: Offer['slices'], must: (holds: boolean, what: string) => void): void {
  must(
    slices.map(({ origin, destination }) => `${origin}-${destination}`).join() === 'CAI-DXB,DXB-CAI',
    'the route',
  );
  must(
    slices.map(({ departing_at }) => departing_at.slice(0, 10)).join() === '2026-12-01,2026-12-08',
    'the days',
  );
  let before = -Infinity;
  for (const slice of slices) {
    const [first, last] = [slice.segments[0], slice.segments.at(-1)];
    must(first?.origin === slice.origin && last?.destination === slice.destination, 'its ends');
    const longest = Math.max(...slice.segments.map(({ minutes }) => minutes ?? 0));
    must(
      slice.segments.some(
        ({ minutes, cabin }) => minutes === longest && cabin !== 'Economy' && cabin !== null,
      ),
      'the class',
    );
    let sum = 0;
    slice.segments.forEach((segment, at) => {
      const previous = slice.segments[at - 1];
      const goesOn =
        !previous ||
        previous.destination === segment.origin ||
        sisters.some((city) => city.includes(previous.destination) && city.includes(segment.origin)) ||
        // The supplier states the city of an unknown airport, and the layover shows a change of airport.
        (!(previous.destination in zones && segment.origin in zones) &&
          segment.layover?.airport_change === true);
      must(goesOn, 'a connection');
      const [departs = NaN] = instants(segment.departing_at, zoneOf(segment.origin));
      const [arrives = NaN] = instants(segment.arriving_at, zoneOf(segment.destination));
      must(departs > before && arrives > departs, 'times that follow each other');
      must(segment.minutes === (arrives - departs) / 60_000, 'how long it flies');
      must(!previous || segment.layover?.minutes === (departs - before) / 60_000, 'how long one waits');
      sum += (segment.minutes ?? NaN) + (segment.layover?.minutes ?? 0);
      before = arrives;
    });
    must(slice.minutes === sum, 'how long it takes');
  }
}
