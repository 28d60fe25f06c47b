import type { Language } from '@traveldesk/shared-contract';
import { delta, duffel, gulf, nile } from '../rule.fake';
import { city, except, only, read, sentence, textsOf, type Row } from './sentence.fake';

/** How the sentence begins, and for whom it is where nobody is named. */
const start: Record<Language, string> = {
  en: 'Add 5 % of the base fare, ',
  fr: 'Ajouter 5 % du tarif hors taxes, ',
  ar: 'إضافة 5% من السعر الأساسي، ',
};

const everyone: Record<Language, string> = { en: 'for everyone, ', fr: 'pour tous, ', ar: 'للجميع، ' };

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
    'pour le compte de la société Nile Travel, pour toutes ses sociétés rattachées, sur tous les vols',
    'لحساب Nile Travel، لجميع الشركات التابعة لها، على جميع الرحلات',
  ],
  [
    'the layer of a company, for one below it',
    { layer: 'company', owner_id: nile, companies: [{ id: delta, below: false }] },
    'on behalf of Nile Travel, for Delta Tours, on all flights',
    'pour le compte de la société Nile Travel, pour Delta Tours, sur tous les vols',
    'لحساب Nile Travel، لـ Delta Tours، على جميع الرحلات',
  ],
];

const what: Row[] = [
  [
    'a city that had the code before, and one that nobody knows any more',
    { origins: [city('HBE')], destinations: [city('QQX')] },
    'Alexandria to QQX (no longer exists)',
    'trajet Alexandrie – QQX (n’existe plus)',
    'من الإسكندرية إلى QQX (لم يعد موجودًا)',
  ],
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

const hotels: Row[] = [
  [
    'all hotels',
    { product: 'hotel' },
    'Add 5 % of the base price, for everyone, on all hotels',
    'Ajouter 5 % du prix hors taxes, pour tous, sur tous les hôtels',
    'إضافة 5% من السعر الأساسي، للجميع، على جميع الفنادق',
  ],
  [
    'places, chains, stars and nights',
    {
      product: 'hotel',
      value_type: 'fixed',
      amount: '7',
      per: 'room_night',
      destinations: [city('DXB'), { kind: 'country', code: 'EG' }],
      chains: ['Atlas'],
      stars: [4, 5],
      nights_min: 2,
      nights_max: 7,
    },
    'Add 7 EUR per room and night, for everyone, on hotels, in Dubai or Egypt, of Atlas, with 4 or 5 stars, for stays of 2 to 7 nights',
    'Ajouter 7 EUR par chambre et par nuit, pour tous, sur les hôtels, lieu : Dubaï ou Égypte, de Atlas, 4 ou 5 étoiles, pour un séjour de 2 à 7 nuits',
    'إضافة 7 EUR لكل غرفة وليلة، للجميع، على الفنادق، في دبي أو مصر، من سلسلة Atlas، عدد نجومها 4 أو 5، لإقامة من 2 إلى 7 ليالٍ',
  ],
  [
    'boards, payment types and a price',
    {
      product: 'hotel',
      kind: 'service_fee',
      percent_of: 'total',
      boards: ['breakfast', 'half_board'],
      payment_types: ['deposit', 'guarantee'],
      fare_min: '100',
      weekdays: [5],
      days_before_min: 2,
    },
    'Charge a service fee of 5 % of the total price, for everyone, on hotels, with breakfast or half board, on rates with part payment or payment at the property, on prices of 100 EUR or more, booked at least 2 days before check-in, checking in on Friday',
    'Facturer des frais de service de 5 % du prix total, pour tous, sur les hôtels, en petit-déjeuner ou demi-pension, avec paiement d’un acompte ou paiement sur place, pour un prix d’au moins 100 EUR, réservé au moins 2 jours avant l’arrivée, arrivée le vendredi',
    'تحصيل رسوم خدمة قدرها 5% من السعر الإجمالي، للجميع، على الفنادق، بنظام إفطار أو نصف إقامة، بطريقة الدفع: دفعة مقدمة أو الدفع في الفندق، لسعر لا يقل عن 100 EUR، للحجز قبل الوصول بيومين على الأقل، الوصول يوم الجمعة',
  ],
  [
    'both products',
    { product: 'both', kind: 'discount', travel_from: '2026-12-10' },
    'Take 5 % off the base price, for everyone, on flights and hotels, for travel or check-in from 10 December onwards',
    'Déduire 5 % du prix hors taxes, pour tous, sur les vols et hôtels, pour un départ ou une arrivée à l’hôtel à partir du 10 décembre',
    'خصم 5% من السعر الأساسي، للجميع، على الرحلات والفنادق، للسفر أو الوصول إلى الفندق ابتداءً من 10 ديسمبر',
  ],
];

describe.each(['en', 'fr', 'ar'] as const)('the conditions of a rule in its sentence (%s)', (language) => {
  it.each(who)('name the payers: %s', (...row) => {
    expect(read(sentence(row[1], language))).toBe(start[language] + textsOf(row)[language]);
  });

  it.each(hotels)('name the hotels: %s', (...row) => {
    expect(read(sentence(row[1], language))).toBe(textsOf(row)[language]);
  });

  it.each(what)('name the flights: %s', (...row) => {
    expect(read(sentence(row[1], language))).toBe(
      start[language] + everyone[language] + textsOf(row)[language],
    );
  });
});
