import type { Seller } from '@traveldesk/companies-server';
import { compileRules, type RuleInForce } from '@traveldesk/markups-contract/engine';
import type { SupplierNames, SupplierOffers } from '../adapter';
import { createSieve } from '../check/sieve';
import { createZones } from '@traveldesk/shared-server';
import { offerOf } from '../duffel/offer';
import { criteriaFor } from '../testing/checking.fake';
import { offerWire } from '../testing/duffel-wire.fake';
import { by, ruleInput } from '../testing/rules.fake';
import { inSellOrder, type Asked } from './answer-parts';
import { createPricer } from './pricing';
import type { Run } from './run';

const day = '2027-03-01';
const criteria = criteriaFor([['CAI', 'DXB', day]], { children: [15] });
const slices = [{ origin: 'CAI', destination: 'DXB', departure_date: day }];
const names: SupplierNames = { places: new Map(), airlines: new Map(), aircraft: new Map() };

/** A thousand offers from 101 euros up, one euro apart; every other one is from Emirates. */
function answer(): SupplierOffers & { read: jest.Mock } {
  const nets = Array.from({ length: 1_000 }, (_, at) => 101 + at);
  let next = 0;
  return {
    names,
    read: jest.fn((count: number) => {
      const offers = nets.slice(next, next + count).map((net) => {
        const airline = net % 2 === 0 ? 'EK' : 'MS';
        const wish = { id: `off_${net}`, total: `${net}.00`, airline, flight: String(net) };
        return offerOf(
          offerWire(slices, wish, { passengers: [{ type: 'adult' }, { age: 15 }] }),
          { key: 'one' },
          names,
        );
      });
      next += count;
      return { offers, dropped: {} };
    }),
    left: () => Math.max(0, nets.length - next),
    least: () => (nets[next] === undefined ? null : { amount: `${nets[next]}.00`, currency: 'EUR' }),
  };
}

const seller = {
  id: '0198f000-0000-7000-8000-000000000201',
  key: 'one',
  currency: 'EUR',
  cabins: ['Economy'],
  airlines: { mode: 'all', codes: [] },
} as unknown as Seller;

/** Returns the first part, and the number of offers read so far. */
async function firstOf(rules: readonly Parameters<typeof ruleInput>[0][]) {
  const { book } = nothingKnown();
  const inForce = rules.map((rule, at): RuleInForce => {
    const id = `0198f000-0000-7000-8000-${String(at).padStart(12, '0')}`;
    return { ...ruleInput(rule), id, version: 1, created_at: '2026-11-01T00:00:00.000Z' };
  });
  const compiled = compileRules({ revision: 1, rules: inForce, zones: new Map(), discountShare: null });
  const pricer = createPricer(compiled, {
    companies: [],
    supplierId: seller.id,
    markupEnabled: true,
    journey: 'oneway',
    at: new Date().toISOString(),
    currency: 'EUR',
    rates: {},
    place: () => undefined,
  });
  const run = { signal: new AbortController().signal } as Run;
  const pricing = { frozen: {} as never, pricerFor: () => pricer, learn: async () => {} };
  const asked: Asked = { run, criteria, companyId: null, pricing };
  const read = answer();
  const parts = inSellOrder({ names: book, zones: createZones() }, seller, createSieve(seller), read, asked);
  const first = await parts.next();
  if (first.done) throw new Error('nothing was answered');
  const count = 1_000 - read.left();
  await parts.return(undefined);
  return { sells: first.value.offers.map(({ pricing: priced }) => priced.sell.total.amount), count };
}

/** The supplier's data on airports are used, since the product has none. */
function nothingKnown() {
  const none = async () => new Map();
  return { book: { places: none, priced: none, of: none as never } };
}

describe('the first offers of a thousand', () => {
  it('are read only until the 25 cheapest are certain', async () => {
    const { sells, count } = await firstOf([{}]);
    // 101 to 125 plus 10 %: the price 137.50 of 125.00 is certain once 126 is next.
    expect(sells).toEqual(Array.from({ length: 25 }, (_, at) => ((101 + at) * 1.1).toFixed(2)));
    expect(count).toBe(25);
  });

  it('are read further if rules change the order, but not to the end', async () => {
    const { sells, count } = await firstOf([
      { percent: '15', ...by('MS') },
      { kind: 'discount', percent: '5', ...by('EK') },
    ]);
    // Emirates' 102 to 138 less 5 % are 96.90 to 131.10; EgyptAir's 101 to 113 plus 15 % are 116.15 to 129.95.
    const expected = [
      ...Array.from({ length: 18 }, (_, at) => (102 + 2 * at) * 0.95),
      ...Array.from({ length: 7 }, (_, at) => (101 + 2 * at) * 1.15),
    ].sort((one, other) => one - other);
    expect(sells).toEqual(expected.map((sell) => sell.toFixed(2)));
    expect(count).toBeGreaterThan(25);
    expect(count).toBeLessThan(100);
  });

  // Prices treat a traveler of 15 as an adult (TRAVEL-RULES 2).
  it('are read no further with a fee for each adult', async () => {
    const { sells, count } = await firstOf([
      {
        value_type: 'fixed',
        percent: null,
        amount: '10.00',
        currency: 'EUR',
        per: 'passenger',
        passengers: ['adult'],
      },
    ]);
    expect(sells).toEqual(Array.from({ length: 25 }, (_, at) => `${121 + at}.00`));
    expect(count).toBe(25);
  });
});
