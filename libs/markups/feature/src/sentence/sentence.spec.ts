import type { MarkupRule } from '@traveldesk/markups-contract';
import { namesIn, nile, rule } from '../rule.fake';
import { remarksOf, sentenceOf } from './sentence';
import { city, only, read, sentence, textsOf, wordsIn, type Row } from './sentence.fake';

/** The sentence of the requirement (in Paris, 31 December ends with the next midnight of winter time). */
const whole: Partial<MarkupRule> = {
  min_amount: '10',
  companies: [{ id: nile, below: true }],
  plating: only('EK'),
  origins: [city('CAI')],
  destinations: [city('DXB')],
  valid_until: '2026-12-31T23:00:00.000Z',
};

/** Returns the sentence without its beginning "Add 5 % of the base fare", or all of it if it begins otherwise. */
const rows: Row[] = [
  [
    'the sentence of the requirement',
    whole,
    'Add 5 % of the base fare, at least 10 EUR per passenger, for Nile Travel and below, on Emirates, Cairo to Dubai, until 31 December',
    'Ajouter 5 % du tarif hors taxes, au moins 10 EUR par voyageur, pour Nile Travel et ses sociétés rattachées, sur Emirates, trajet Le Caire – Dubaï, jusqu’au 31 décembre',
    'إضافة 5% من السعر الأساسي، بحد أدنى 10 EUR لكل مسافر، لـ Nile Travel والشركات التابعة لها، على Emirates، من القاهرة إلى دبي، حتى 31 ديسمبر',
  ],
  [
    'no condition',
    {},
    'Add 5 % of the base fare, for everyone, on all flights',
    'Ajouter 5 % du tarif hors taxes, pour tous, sur tous les vols',
    'إضافة 5% من السعر الأساسي، للجميع، على جميع الرحلات',
  ],
  [
    'a service fee per booking',
    { kind: 'service_fee', value_type: 'fixed', percent: null, amount: '12.5', per: 'booking' },
    'Charge a service fee of 12.50 EUR per booking, for everyone, on all flights',
    'Facturer des frais de service de 12,50 EUR par réservation, pour tous, sur tous les vols',
    'تحصيل رسوم خدمة قدرها 12.50 EUR لكل حجز، للجميع، على جميع الرحلات',
  ],
  [
    'a discount in percent of the total, with a maximum',
    { kind: 'discount', percent: '2.5', percent_of: 'total', max_amount: '30' },
    'Take 2.5 % off the total fare, at most 30 EUR per passenger, for everyone, on all flights',
    'Déduire 2,5 % du tarif total, au plus 30 EUR par voyageur, pour tous, sur tous les vols',
    'خصم 2.5% من السعر الإجمالي، بحد أقصى 30 EUR لكل مسافر، للجميع، على جميع الرحلات',
  ],
  [
    'a discount of an amount for each flight',
    { kind: 'discount', value_type: 'fixed', percent: null, amount: '1500', currency: 'JPY', per: 'segment' },
    'Take 1,500 JPY per segment off the fare, for everyone, on all flights',
    'Déduire 1 500 JPY par segment, pour tous, sur tous les vols',
    'خصم 1,500 JPY لكل رحلة، للجميع، على جميع الرحلات',
  ],
  [
    'an amount for each adult and child',
    { value_type: 'fixed', percent: null, amount: '10', passengers: ['adult', 'child'] },
    'Add 10 EUR per adult or child, for everyone, on all flights',
    'Ajouter 10 EUR par adulte ou enfant, pour tous, sur tous les vols',
    'إضافة 10 EUR لكل بالغ أو طفل، للجميع، على جميع الرحلات',
  ],
  [
    'both bounds and a step',
    { min_amount: '5', max_amount: '50', step: '0.5', per: 'booking' },
    'Add 5 % of the base fare, at least 5 EUR and at most 50 EUR per booking, rounded to a multiple of 0.50 EUR, for everyone, on all flights',
    'Ajouter 5 % du tarif hors taxes, au moins 5 EUR et au plus 50 EUR par réservation, montant arrondi à un multiple de 0,50 EUR, pour tous, sur tous les vols',
    'إضافة 5% من السعر الأساسي، بحد أدنى 5 EUR وحد أقصى 50 EUR لكل حجز، مع التقريب إلى مضاعفات 0.50 EUR، للجميع، على جميع الرحلات',
  ],
  [
    'a rule that is not whole yet',
    { percent: null, min_amount: 'x', companies: [{ id: '', below: true }] },
    'Add … % of the base fare, at least … EUR per passenger, for … and below, on all flights',
    'Ajouter … % du tarif hors taxes, au moins … EUR par voyageur, pour … et ses sociétés rattachées, sur tous les vols',
    'إضافة …% من السعر الأساسي، بحد أدنى … EUR لكل مسافر، لـ … والشركات التابعة لها، على جميع الرحلات',
  ],
];

describe.each(['en', 'fr', 'ar'] as const)('a rule as a sentence (%s)', (language) => {
  it.each(rows)('says %s', (...row) => {
    expect(read(sentence(row[1], language))).toBe(textsOf(row)[language]);
  });
});

describe('the text direction of names in a sentence', () => {
  it('follows the letters of names in Arabic; codes and amounts are left to right', () => {
    const text = sentence({ ...whole, plating: only('EK') }, 'ar');
    expect(text).toContain('\u2066' + '10\u00a0EUR' + '\u2069');
    expect(text).toContain('\u2068Nile Travel\u2069');
    expect(text).toContain('\u2068Emirates\u2069');
    expect(text).toContain('من القاهرة إلى دبي');
    expect(sentence({ company_type: 'B2B' }, 'ar')).toContain('\u2066B2B\u2069');
  });

  it('is marked in English only for an Arabic name', () => {
    expect(sentence(whole, 'en')).not.toMatch(/[\u2066-\u2069]/);
    const text = sentenceOf(
      rule({ companies: [{ id: nile, below: false }] }),
      { ...namesIn.en, companies: { [nile]: 'شركة النيل' } },
      wordsIn('en'),
    );
    expect(text).toContain('for \u2068شركة النيل\u2069,');
  });
});

it.each<[Partial<MarkupRule>, string[]]>([
  [
    {},
    [
      'Where a supplier does not give the base fare, the percentage is taken of the total.',
      'On a refund the amount is kept.',
    ],
  ],
  [
    { without_base: 'skip', refund: 'pro_rata', tax_percent: '14', min_amount: '5', infants: true },
    [
      'Where a supplier does not give the base fare, the rule does not apply.',
      'Infants count as passengers.',
      'Tax of 14 % on the earning is a line of its own.',
      'On a refund the amount is returned pro rata.',
    ],
  ],
  [
    { value_type: 'fixed', amount: '5', refund: 'return' },
    ['Infants are not counted.', 'On a refund the amount is returned.'],
  ],
  // Travelers who are not charged need not be excluded from the count.
  [
    { value_type: 'fixed', amount: '5', passengers: ['adult'], percent_of: 'total' },
    ['On a refund the amount is kept.'],
  ],
  [{ percent_of: 'total' }, ['On a refund the amount is kept.']],
])('%j leaves out what its remarks say', (changes, remarks) => {
  expect(remarksOf(rule(changes), wordsIn('en')).map(read)).toEqual(remarks);
});
