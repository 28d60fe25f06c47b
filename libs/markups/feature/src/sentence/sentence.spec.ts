import type { MarkupRule } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { i18n } from '@traveldesk/shared-web';
import { delta, duffel, gulf, namesIn, nile, rule } from '../rule.fake';
import { remarksOf, sentenceOf } from './sentence';
import './texts';
import type { SentenceWords } from './words';

const wordsIn = (language: Language): SentenceWords => ({
  t: i18n.getFixedT(language, 'markupSentence'),
  language,
  today: new Date('2026-11-24T10:00:00Z'),
  timeZone: 'Europe/Paris',
});

/** As it is read: isolates show nothing, and no line ends at a no-break space. */
const read = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');
const sentence = (changes: Partial<MarkupRule>, language: Language) =>
  sentenceOf(rule(changes), namesIn[language], wordsIn(language));

const only = (...codes: string[]) => ({ mode: 'only' as const, codes });
const except = (...codes: string[]) => ({ mode: 'except' as const, codes });
const city = (code: string) => ({ kind: 'city' as const, code });

/** The sentence of the requirement (in Paris, 31 December ends with the next midnight of winter time). */
const whole: Partial<MarkupRule> = {
  min_amount: '10',
  companies: [{ id: nile, below: true }],
  plating: only('EK'),
  origins: [city('CAI')],
  destinations: [city('DXB')],
  valid_until: '2026-12-31T23:00:00.000Z',
};

type Row = [what: string, changes: Partial<MarkupRule>, en: string, fr: string, ar: string];

/** What follows "Add 5 % of the base fare", or all of the sentence where it begins otherwise. */
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

const start: Record<Language, string> = {
  en: 'Add 5 % of the base fare, ',
  fr: 'Ajouter 5 % du tarif hors taxes, ',
  ar: 'إضافة 5% من السعر الأساسي، ',
};

const who: Row[] = [
  [
    'several companies',
    {
      companies: [
        { id: nile, below: true },
        { id: delta, below: false },
      ],
    },
    'for Nile Travel (and below) and Delta Tours, on all flights',
    'pour Nile Travel (sociétés rattachées comprises) et Delta Tours, sur tous les vols',
    'لـ Nile Travel (مع الشركات التابعة لها) وDelta Tours، على جميع الرحلات',
  ],
  [
    'a type of company',
    { company_type: 'B2B' },
    'for B2B companies, on all flights',
    'pour les sociétés B2B, sur tous les vols',
    'للشركات من نوع B2B، على جميع الرحلات',
  ],
  [
    'a company, and those of a type alone',
    { companies: [{ id: nile, below: true }], company_type: 'B2C' },
    'for Nile Travel and below, B2C companies only, on all flights',
    'pour Nile Travel et ses sociétés rattachées, sociétés B2C uniquement, sur tous les vols',
    'لـ Nile Travel والشركات التابعة لها، الشركات من نوع B2C فقط، على جميع الرحلات',
  ],
  [
    'the layer of a company',
    { layer: 'company', owner_id: nile },
    'on behalf of Nile Travel, for every company below it, on all flights',
    'pour le compte de Nile Travel, pour toutes ses sociétés rattachées, sur tous les vols',
    'لحساب Nile Travel، لجميع الشركات التابعة لها، على جميع الرحلات',
  ],
  [
    'the layer of a company, for one below it',
    { layer: 'company', owner_id: nile, companies: [{ id: delta, below: false }] },
    'on behalf of Nile Travel, for Delta Tours, on all flights',
    'pour le compte de Nile Travel, pour Delta Tours, sur tous les vols',
    'لحساب Nile Travel، لـ Delta Tours، على جميع الرحلات',
  ],
];

const what: Row[] = [
  [
    'a supplier and an airline left out',
    { suppliers: [duffel], plating: except('EK', 'QR') },
    'through Duffel, on any airline except Emirates and Qatar Airways',
    'via Duffel, sur toutes les compagnies sauf Emirates et Qatar Airways',
    'عبر Duffel، على أي شركة طيران عدا Emirates وQatar Airways',
  ],
  [
    'who sells the flights, and who does not fly them',
    { marketing: only('EK', 'QR'), operating: except('MS') },
    'flights marketed by Emirates or Qatar Airways, flights not operated by EgyptAir',
    'vols commercialisés par Emirates ou Qatar Airways, vols non opérés par EgyptAir',
    'رحلات تسوّقها Emirates أو Qatar Airways، رحلات لا تشغّلها EgyptAir',
  ],
  [
    'more airlines than are read at a glance',
    { plating: only('EK', 'MS', 'QR', 'EY', 'SV') },
    'on Emirates, EgyptAir, Qatar Airways or 2 others',
    'sur Emirates, EgyptAir, Qatar Airways ou 2 autres',
    'على Emirates أو EgyptAir أو Qatar Airways أو اثنتين أخريين',
  ],
  [
    'an airline whose name is not known, and a city',
    { plating: only('XY'), origins: [city('ABC')] },
    'on XY, from ABC',
    'sur XY, départ ABC',
    'على XY، من ABC',
  ],
  [
    'a route, either way',
    {
      origins: [{ kind: 'country', code: 'EG' }],
      destinations: [{ kind: 'zone', code: gulf }],
      both_ways: true,
    },
    'between Egypt and Gulf in either direction',
    'trajet Égypte – Gulf dans les deux sens',
    'بين مصر وGulf في الاتجاهين',
  ],
  [
    'an airport where it begins, either way',
    { origins: [{ kind: 'airport', code: 'CAI' }, city('DXB')], both_ways: true },
    'from or to Cairo International (CAI) or Dubai',
    'départ ou arrivée Cairo International (CAI) ou Dubaï',
    'من Cairo International (CAI) أو دبي أو إليها',
  ],
  ['where it ends', { destinations: [city('DXB')] }, 'to Dubai', 'arrivée Dubaï', 'إلى دبي'],
  [
    'area, kinds of trips and cabins',
    { area: 'international', trip_types: ['oneway', 'roundtrip'], cabins: ['Economy', 'Business'] },
    'on international journeys, on one-way trips or round trips, in economy or business class',
    'sur les voyages internationaux, en aller simple ou aller-retour, en classe économique ou affaires',
    'على الرحلات الدولية، لرحلات الذهاب فقط أو الذهاب والعودة، على الدرجة السياحية أو درجة رجال الأعمال',
  ],
  [
    'fare brands and who travels',
    { fare_brands: ['Light', 'Flex'], passengers: ['adult', 'child'] },
    'in fare brand “Light” or “Flex”, where adults or children travel',
    'en famille tarifaire « Light » ou « Flex », si des adultes ou des enfants voyagent',
    'بفئة السعر «Light» أو «Flex»، عند سفر بالغين أو أطفال',
  ],
  [
    'a range of fares',
    { fare_min: '100', fare_max: '1500' },
    'on fares from 100 EUR to 1,500 EUR',
    'pour un tarif de 100 EUR à 1 500 EUR',
    'لسعر من 100 EUR إلى 1,500 EUR',
  ],
  [
    'fares above one',
    { fare_min: '99.9' },
    'on fares of 99.90 EUR or more',
    'pour un tarif d’au moins 99,90 EUR',
    'لسعر لا يقل عن 99.90 EUR',
  ],
  [
    'fares below one',
    { fare_max: '99' },
    'on fares of up to 99 EUR',
    'pour un tarif d’au plus 99 EUR',
    'لسعر لا يزيد على 99 EUR',
  ],
];

const when: Row[] = [
  [
    'windows of travel and booking',
    {
      travel_from: '2027-06-01',
      travel_to: '2027-08-31',
      booking_from: '2026-12-01',
      booking_to: '2026-12-01',
    },
    'for travel from 1 June 2027 to 31 August 2027, booked on 1 December',
    'pour un départ du 1er juin 2027 au 31 août 2027, réservé le 1er décembre',
    'للسفر من 1 يونيو 2027 إلى 31 أغسطس 2027، للحجز يوم 1 ديسمبر',
  ],
  [
    'windows with one end',
    { travel_from: '2026-12-10', booking_to: '2026-12-05' },
    'for travel from 10 December onwards, booked until 5 December',
    'pour un départ à partir du 10 décembre, réservé jusqu’au 5 décembre',
    'للسفر ابتداءً من 10 ديسمبر، للحجز حتى 5 ديسمبر',
  ],
  [
    'days before departure from',
    { days_before_min: 1 },
    'booked at least 1 day before departure',
    'réservé au moins 1 jour avant le départ',
    'للحجز قبل المغادرة بيوم واحد على الأقل',
  ],
  [
    'days before departure up to',
    { days_before_max: 7 },
    'booked at most 7 days before departure',
    'réservé au plus 7 jours avant le départ',
    'للحجز قبل المغادرة بـ 7 أيام على الأكثر',
  ],
  [
    'days before departure between',
    { days_before_min: 7, days_before_max: 30 },
    'booked 7 to 30 days before departure',
    'réservé de 7 à 30 jours avant le départ',
    'للحجز قبل المغادرة بمدة من 7 إلى 30 يومًا',
  ],
  [
    'the last two days before departure',
    { days_before_min: 0, days_before_max: 2 },
    'booked 0 to 2 days before departure',
    'réservé de 0 à 2 jours avant le départ',
    'للحجز قبل المغادرة بمدة من 0 إلى يومين',
  ],
  [
    'a day before departure, exactly',
    { days_before_min: 14, days_before_max: 14 },
    'booked 14 days before departure',
    'réservé 14 jours avant le départ',
    'للحجز قبل المغادرة بـ 14 يومًا',
  ],
  [
    'the day of departure',
    { days_before_min: 0, days_before_max: 0 },
    'booked on the day of departure',
    'réservé le jour du départ',
    'للحجز في يوم المغادرة نفسه',
  ],
  [
    'some days of the week',
    { weekdays: [5, 1] },
    'departing on Monday or Friday',
    'départ le lundi ou le vendredi',
    'المغادرة يوم الاثنين أو الجمعة',
  ],
  [
    'days of the week in a row',
    { weekdays: [1, 2, 3, 4, 5] },
    'departing from Monday to Friday',
    'départ du lundi au vendredi',
    'المغادرة من الاثنين إلى الجمعة',
  ],
  [
    'from a day on',
    { valid_from: '2026-11-30T23:00:00.000Z' },
    'from 1 December',
    'à partir du 1er décembre',
    'ابتداءً من 1 ديسمبر',
  ],
  [
    'from one time until another',
    { valid_from: '2026-12-01T08:00:00.000Z', valid_until: '2027-01-15T17:30:00.000Z' },
    'from 09:00 on 1 December until 18:30 on 15 January 2027',
    'du 1er décembre à 09:00 au 15 janvier 2027 à 18:30',
    'من 1 ديسمبر الساعة 09:00 حتى 15 يناير 2027 الساعة 18:30',
  ],
];

const everyone: Record<Language, string> = { en: 'for everyone, ', fr: 'pour tous, ', ar: 'للجميع، ' };
const texts = (row: Row): Record<Language, string> => ({ en: row[2], fr: row[3], ar: row[4] });

describe.each(['en', 'fr', 'ar'] as const)('a rule as a sentence (%s)', (language) => {
  it.each(rows)('says %s', (...row) => {
    expect(read(sentence(row[1], language))).toBe(texts(row)[language]);
  });

  it.each(who)('says for whom: %s', (...row) => {
    expect(read(sentence(row[1], language))).toBe(start[language] + texts(row)[language]);
  });

  it.each([...what, ...when])('says of what and when: %s', (...row) => {
    expect(read(sentence(row[1], language))).toBe(
      start[language] + everyone[language] + texts(row)[language],
    );
  });

  it.each([0, 1, 2, 3, 11, 100])('has a form for %i days in its plural', (days) => {
    const forms = { en: /days? before|day of/, fr: /jours? avant|jour du/, ar: /يوم|أيام/ };
    expect(sentence({ days_before_max: days }, language)).toMatch(forms[language]);
    expect(sentence({ days_before_max: days }, language)).not.toMatch(/when\.|_(one|many|other)/);
  });
});

describe('the direction of what a sentence names', () => {
  it('is its own in Arabic: names by their letters, codes and amounts from left to right', () => {
    const text = sentence({ ...whole, plating: only('EK') }, 'ar');
    expect(text).toContain('\u2066' + '10\u00a0EUR' + '\u2069');
    expect(text).toContain('\u2068Nile Travel\u2069');
    expect(text).toContain('\u2068Emirates\u2069');
    expect(text).toContain('من القاهرة إلى دبي');
    expect(sentence({ company_type: 'B2B' }, 'ar')).toContain('\u2066B2B\u2069');
  });

  it('is marked in English where a name is Arabic, and else not', () => {
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
  // Who is not charged need not be left out of the count.
  [
    { value_type: 'fixed', amount: '5', passengers: ['adult'], percent_of: 'total' },
    ['On a refund the amount is kept.'],
  ],
  [{ percent_of: 'total' }, ['On a refund the amount is kept.']],
])('%j leaves out what its remarks say', (changes, remarks) => {
  expect(remarksOf(rule(changes), wordsIn('en')).map(read)).toEqual(remarks);
});
