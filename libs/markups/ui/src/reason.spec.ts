import { conditionCodes, specificConditions, type ConsideredRule } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { i18n, loadTexts } from '@traveldesk/shared-web';
import { considered, delta, explanation } from './explanation.fake';
import { reasonOf, type ReasonWords } from './reason';
import './texts';

beforeAll(() => Promise.all([loadTexts('fr'), loadTexts('ar')]));

const wordsIn = (language: Language): ReasonWords => ({ t: i18n.getFixedT(language, 'whyPrice'), language });
const read = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const reason = (changes: Partial<ConsideredRule>, language: Language = 'en') =>
  read(reasonOf(considered(12, changes), explanation(), wordsIn(language)));

const unmatched = (failed: ConsideredRule['failed'], found: string | null = null) =>
  ({ outcome: 'unmatched', failed, found }) as const;
const beaten = (changes: Partial<ConsideredRule>) =>
  ({ outcome: 'outranked', beaten_by: considered(11).rule_id, ...changes }) as const;

it.each<[Partial<ConsideredRule>, string]>([
  [{}, 'The only rule that matches.'],
  [{ of: 'base', limited: 'max' }, 'The only rule that matches. Taken of the base fare. Cut to its maximum.'],
  [
    { of: 'total', limited: 'zero' },
    'The only rule that matches. Taken of the total. Cut so that the price does not fall below zero.',
  ],
  [
    {
      kind: 'discount',
      limited: 'share',
      amount: { amount: '-150.00', currency: 'EUR' },
      cut: { from: { amount: '-200.00', currency: 'EUR' }, share: '30' },
    },
    'The only rule that matches. Cut from EUR 200.00 to EUR 150.00: by a fixed amount or a minimum, a discount takes at most 30 % of the net price.',
  ],
  [
    { of: 'total', base_missing: true, limited: 'step' },
    'The only rule that matches. The supplier gives no base fare, so it is taken of the total. Rounded to its step.',
  ],
  [beaten({ by: 'specificity', decisive: 'company' }), '“Rule 11” is more specific: who pays.'],
  [beaten({ by: 'specificity' }), '“Rule 11” is more specific.'],
  [beaten({ by: 'priority' }), '“Rule 11” has the higher priority.'],
  [beaten({ by: 'age' }), '“Rule 11” is newer.'],
  [unmatched('markup_off'), 'Markups are switched off for this company at this supplier.'],
  [unmatched('valid', '2026-11-24T09:30:00.000Z'), 'It was not valid at 24 Nov 2026, 09:30.'],
  [{ ...unmatched('owner'), owner_id: delta.id }, 'Delta Tours is not above the company that pays.'],
  [{ ...unmatched('owner'), owner_id: 'gone' }, 'Its company is not above the one that pays.'],
  [unmatched('company', delta.id), 'It is for other companies than Delta Tours.'],
  [unmatched('company'), 'It is for certain companies, and no company was chosen.'],
  [unmatched('company_type', 'B2B'), 'It is for another type of company than B2B.'],
  [unmatched('company_type'), 'It is for one type of company, and no company was chosen.'],
  [unmatched('supplier', 'x'), 'It is for other suppliers than Duffel.'],
  [unmatched('trip_type', 'roundtrip'), 'It is not for this kind of trip: round trip.'],
  [unmatched('booking', '2026-11-24'), 'Booking on 24 Nov 2026 is outside its booking dates.'],
  [unmatched('passengers', 'adult, infant'), 'It is for other travelers than these: adult, infant.'],
  [unmatched('nobody', 'infant'), 'Nobody whom it counts travels: infant.'],
  [unmatched('travel', '2027-03-12'), 'Departure on 12 Mar 2027 is outside its travel dates.'],
  [unmatched('days_before', '1'), 'Departure is 1 day away, outside its range.'],
  [unmatched('days_before', '108'), 'Departure is 108 days away, outside its range.'],
  [unmatched('weekday', '5'), 'It is not for departures on this day of the week: Friday.'],
  [unmatched('plating', 'MS'), 'It is for other airlines than MS.'],
  [unmatched('marketing', 'MS, EK'), 'The flights are marketed by MS, EK.'],
  [unmatched('operating', 'FZ'), 'The flights are operated by FZ.'],
  [unmatched('route', 'CAI-DXB'), 'It is for another route than CAI-DXB.'],
  [unmatched('area', 'domestic'), 'It is not for this kind of journey: domestic.'],
  [unmatched('area'), 'The country of an airport is not known.'],
  [unmatched('cabin', 'Economy, First'), 'It is for other cabin classes than economy, first.'],
  [unmatched('cabin'), 'The supplier does not give the cabin class.'],
  [unmatched('fare_brand', 'Light'), 'It is for other fare brands than Light.'],
  [unmatched('fare_brand'), 'The supplier does not give the fare brand.'],
  [unmatched('no_rate', 'EGP'), 'There is no usable exchange rate for EGP.'],
  [unmatched('fare'), 'The fare is outside its range.'],
  [unmatched('no_base'), 'The supplier gives no base fare, and the rule then does not apply.'],
])('%j is so because: %s', (changes, sentence) => {
  expect(reason(changes)).toBe(sentence);
});

it.each<[Partial<ConsideredRule>, string]>([
  [{ of: 'base' }, 'The only rule that matches. Taken of the base price.'],
  [{ of: 'total' }, 'The only rule that matches. Taken of the total.'],
  [beaten({ by: 'specificity', decisive: 'stars' }), '“Rule 11” is more specific: stars.'],
  [unmatched('travel', '2027-03-12'), 'Check-in on 12 Mar 2027 is outside its travel dates.'],
  [unmatched('days_before', '1'), 'Check-in is 1 day away, outside its range.'],
  [unmatched('weekday', '5'), 'It is not for check-in on this day of the week: Friday.'],
  [
    unmatched('pay_now', 'guarantee'),
    'Only a service fee applies to a rate that is not paid now: pay at the property.',
  ],
  [unmatched('commission'), 'The supplier pays a commission on this rate, so no percentage is added.'],
  [unmatched('place', 'DXB, AE'), 'It is for other places than DXB, AE.'],
  [unmatched('chain', 'Atlas'), 'It is for other chains than Atlas.'],
  [unmatched('stars'), 'The property has no rating in stars.'],
  [unmatched('board'), 'The board is not known yet.'],
  [unmatched('payment_type', 'deposit'), 'It is for other payment types than part payment.'],
  [unmatched('nights', '3'), 'It is not for this number of nights: 3.'],
  [unmatched('fare'), 'The price is outside its range.'],
])('for a hotel, %j is so because: %s', (changes, sentence) => {
  const facts = { ...explanation(), product: 'hotel' as const };
  expect(read(reasonOf(considered(12, changes), facts, wordsIn('en')))).toBe(sentence);
});

it('says how many a winner beat', () => {
  const rules = explanation().rules;
  const winner = rules[0] as ConsideredRule;
  const words = wordsIn('en');
  expect(reasonOf(winner, explanation(), words)).toMatch(/^Comes before 1 other rule that matches\. /);
  const two = { ...explanation(), rules: [...rules, considered(17, beaten({ by: 'age' }))] };
  expect(reasonOf(winner, two, words)).toMatch(/^Comes before 2 other rules that match\. /);
});

it.each<[Partial<ConsideredRule>, fr: string, ar: string]>([
  [
    beaten({ by: 'specificity', decisive: 'route' }),
    '« Rule 11 » est plus précise : itinéraire.',
    '«Rule 11» أكثر تحديدًا: خط السير.',
  ],
  [
    unmatched('days_before', '2'),
    'Le départ est dans 2 jours, hors de sa plage.',
    'المغادرة بعد يومين، خارج نطاقها.',
  ],
  [
    {
      kind: 'discount',
      limited: 'share',
      amount: { amount: '-150.00', currency: 'EUR' },
      cut: { from: { amount: '-200.00', currency: 'EUR' }, share: '30' },
    },
    'La seule règle qui correspond. Ramenée de 200,00 EUR à 150,00 EUR : par un montant fixe ou un minimum, une remise retire au plus 30 % du prix net.',
    'القاعدة الوحيدة التي تنطبق. خُفضت من \u200f200.00 EUR إلى \u200f150.00 EUR: لا يتجاوز الخصم بمبلغ ثابت أو حد أدنى 30 % من السعر الصافي.',
  ],
  [
    unmatched('days_before', '12'),
    'Le départ est dans 12 jours, hors de sa plage.',
    'المغادرة بعد 12 يومًا، خارج نطاقها.',
  ],
  [
    unmatched('weekday', '5'),
    'Elle ne vise pas les départs de ce jour de la semaine : vendredi.',
    'لا تخص المغادرة في هذا اليوم من الأسبوع: الجمعة.',
  ],
  [unmatched('plating', 'MS'), 'Elle vise d’autres compagnies que MS.', 'تخص شركات طيران غير MS.'],
])('%j is so in French and Arabic too', (changes, fr, ar) => {
  expect(reason(changes, 'fr')).toBe(fr);
  expect(reason(changes, 'ar')).toBe(ar);
});

it('keeps the order of codes in an Arabic sentence', () => {
  const text = reasonOf(considered(1, unmatched('route', 'CAI-DXB')), explanation(), wordsIn('ar'));
  expect(text).toContain('\u2066CAI-DXB\u2069');
});

describe.each(['en', 'fr', 'ar'] as const)('in %s', (language) => {
  it.each(conditionCodes)('there is a text for a rule that fails by %s', (failed) => {
    const found = { days_before: '3', weekday: '1', travel: '2027-03-12', booking: '2027-03-12' };
    const value = failed === 'valid' ? '2026-11-24T09:30:00.000Z' : (found as Record<string, string>)[failed];
    expect(reason(unmatched(failed, value ?? 'X'), language)).not.toMatch(/unmatched\.|\{\{/);
  });

  it.each(specificConditions)('there is a text for a decision by %s', (decisive) => {
    expect(reason(beaten({ by: 'specificity', decisive }), language)).not.toMatch(/conditions\.|\{\{/);
  });
});
