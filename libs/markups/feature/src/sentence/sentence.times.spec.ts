import type { Language } from '@traveldesk/shared-contract';
import { read, sentence, textsOf, type Row } from './sentence.fake';

/** How the sentence begins. */
const start: Record<Language, string> = {
  en: 'Add 5 % of the base fare, ',
  fr: 'Ajouter 5 % du tarif hors taxes, ',
  ar: 'إضافة 5% من السعر الأساسي، ',
};

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

describe.each(['en', 'fr', 'ar'] as const)('the times of a rule in its sentence (%s)', (language) => {
  it.each(when)('say %s', (...row) => {
    expect(read(sentence(row[1], language))).toBe(
      start[language] + everyone[language] + textsOf(row)[language],
    );
  });

  it.each([0, 1, 2, 3, 11, 100])('has the plural form for %i days', (days) => {
    const forms = { en: /days? before|day of/, fr: /jours? avant|jour du/, ar: /يوم|أيام/ };
    expect(sentence({ days_before_max: days }, language)).toMatch(forms[language]);
    expect(sentence({ days_before_max: days }, language)).not.toMatch(/when\.|_(one|many|other)/);
  });
});
