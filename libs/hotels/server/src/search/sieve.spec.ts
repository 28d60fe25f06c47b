import type { SupplierRate, SupplierStay, WantedStay } from '../adapter';
import { createStaySieve } from './sieve';

const asked = { check_in: '2027-03-10', check_out: '2027-03-13', rooms: 1 };
const wanted: WantedStay = {
  ...asked,
  point: { latitude: 30, longitude: 31 },
  radius: 10,
  adults: 2,
  children: [],
};
const now = '2027-01-01T00:00:00.000Z';

const rateIn = (currency: string, expires_at: string | null = null): SupplierRate => ({
  board: null,
  payment: null,
  terms: null,
  free_until: null,
  timeline: null,
  bookable: null,
  negotiated: null,
  commissionable: false,
  net: { total: { amount: '300.00', currency }, base: null, tax: null },
  due: null,
  expires_at,
});
const [good, bad] = [rateIn('EUR'), rateIn('USD')];

const stayOf = (ref: string, rates: SupplierRate[], check_in = asked.check_in): SupplierStay => ({
  ref: `srr ${ref}`,
  asked: { ...asked, check_in, guests: null },
  property: {
    ref,
    name: ref,
    address: { line: null, city: 'Cairo', country_code: 'EG' },
    point: null,
    chain: null,
    stars: null,
    review: null,
    amenities: null,
  },
  from: false,
  rates,
  expires_at: '2027-01-01T00:30:00.000Z',
});

const sifted = (...stays: SupplierStay[]) => {
  const sieve = createStaySieve(wanted, 'EUR', () => Date.parse(now));
  const kept = sieve.sift({ stays, dropped: { results: {}, rates: {} } }, new Set(['nre_ours']));
  return { sieve, kept: kept.map(({ ref, rates }) => [ref, rates.length]) };
};

it('a rate that ends at this instant has expired, whatever the result says', () => {
  const { sieve, kept } = sifted(
    stayOf('a', [rateIn('EUR', now), rateIn('EUR', '2027-01-01T00:00:00.001Z')]),
  );
  expect([kept, sieve.dropped(), sieve.fault()]).toEqual([[['srr a', 1]], { expired: 1 }, null]);
});

it('a property may come again if its first result was left out', () => {
  const { sieve, kept } = sifted(stayOf('a', [good], '2027-03-11'), stayOf('a', [good]), stayOf('a', [good]));
  expect([kept, sieve.dropped()]).toEqual([[['srr a', 1]], { id: 1, dates: 1 }]);
});

it('the supplier is at fault with half of its results, however many rates the others have', () => {
  const many = Array.from({ length: 50 }, () => good);
  expect(sifted(stayOf('a', many), stayOf('b', many, '2027-03-11')).sieve.fault()).toBe('impossible');
  expect(sifted(stayOf('a', many), stayOf('b', many)).sieve.fault()).toBeNull();
});

it('the supplier is at fault with half of its rates, however many results have a good one', () => {
  const results = (...rates: SupplierRate[]) => ['a', 'b', 'c'].map((ref) => stayOf(ref, rates));
  expect(sifted(...results(good, bad)).sieve.fault()).toBe('wrong_currency');
  expect(sifted(...results(good, good, bad)).sieve.fault()).toBeNull();
});

it('a result left out later counts only as left out', () => {
  const { sieve } = sifted(stayOf('a', [good]), stayOf('b', [good]));
  sieve.reject('rates', 'price');
  sieve.reject('results', 'full');
  expect([sieve.dropped(), sieve.fault()]).toEqual([{ price: 1, full: 1 }, 'impossible']);
});

it('a rate with a negotiated rate that was not requested is left out, and the others stay', () => {
  const by = (negotiated: string) => ({ ...good, negotiated });
  const { sieve, kept } = sifted(stayOf('a', [good, by('nre_ours'), by('nre_theirs')]));
  expect([kept, sieve.dropped(), sieve.fault()]).toEqual([[['srr a', 2]], { negotiated: 1 }, null]);
  expect(sifted(stayOf('a', [by('nre_theirs')])).sieve.fault()).toBe('impossible');
});
