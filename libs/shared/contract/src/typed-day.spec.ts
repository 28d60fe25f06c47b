import fc from 'fast-check';
import { isDay } from './day';
import { isLongAgo, readDay, readTime } from './typed-day';

const today = '2026-11-24';

describe('a typed day', () => {
  it.each([
    ['2026-12-15', '2026-12-15'],
    ['2026/12/5', '2026-12-05'],
    ['15/12/2026', '2026-12-15'],
    ['15.12.26', '2026-12-15'],
    ['15-12-26', '2026-12-15'],
    ['15 12 2026', '2026-12-15'],
    ['5/1', '2027-01-05'],
    ['15122026', '2026-12-15'],
    ['151226', '2026-12-15'],
    ['1512', '2026-12-15'],
    ['15DEC', '2026-12-15'],
    ['15dec26', '2026-12-15'],
    ['15 Dec 2026', '2026-12-15'],
    ['15-Dec-26', '2026-12-15'],
    ['15 December', '2026-12-15'],
    ['1 sept', '2026-09-01'],
    ['15 déc. 2026', '2026-12-15'],
    ['14 juil. 2027', '2027-07-14'],
    ['1 AOÛT 27', '2027-08-01'],
    ['١٥/١٢/٢٠٢٦', '2026-12-15'],
    ['۱۵.۱۲.۲۶', '2026-12-15'],
    ['15 ديسمبر 2026', '2026-12-15'],
    ['٣ أبريل', '2027-04-03'],
    ['15 كانون الأول 2026', '2026-12-15'],
    ['15 ديسمبر', '2026-12-15'],
    ['+7', '2026-12-01'],
    ['+0', '2026-11-24'],
    ['-1', '2026-11-23'],
    ['−1', '2026-11-23'],
    ['+٧', '2026-12-01'],
    [' 15/12/2026 ', '2026-12-15'],
    ['29/2', '2028-02-29'],
  ])('reads %s as %s', (typed, day) => {
    expect(readDay(typed, { today })).toBe(day);
  });

  it.each([
    '',
    '15',
    'dec',
    '15 jui',
    '15 ju',
    '30/2/2027',
    '29/2/2027',
    '31/4',
    '12/15/2026',
    '0/1/2027',
    '15/12/202',
    '15/12/1899',
    '15/12/10000',
    '2026-13-01',
    '+1000',
    'tomorrow',
    '15 foo 2026',
    '١٥ فبرابر',
  ])('does not read %p as a day', (typed) => {
    expect(readDay(typed, { today })).toBeUndefined();
  });

  it.each([
    ['1/1/1800', true],
    ['31 déc. 1899', true],
    ['١/١/١٨٠٠', true],
    ['1800-01-01', true],
    ['1/1/1800T10:00', true],
    ['15OCT1800T', true],
    ['15OCT1800', true],
    ['1/1/1900', false],
    ['30/2/1800', false],
    ['1/1/00', false],
    ['1/1', false],
    ['1 foo 1800', false],
    ['1/1/0000', false],
    ['', false],
  ])('reads %p as a day too long ago: %p', (typed, is) => {
    expect(isLongAgo(typed)).toBe(is);
  });

  it.each([
    ['24/11', { min: '2026-11-25' }, '2027-11-24'],
    ['5/1', { max: today }, '2026-01-05'],
    ['17/5/90', { max: today }, '1990-05-17'],
    ['17/5/26', { max: today }, '2026-05-17'],
    ['17/5/27', { max: today }, '1927-05-17'],
    ['17/5/27', { min: today }, '2027-05-17'],
    ['1/1/31', { min: today }, '2031-01-01'],
  ])('reads %s between %p as %s', (typed, limits, day) => {
    expect(readDay(typed, { today, ...limits })).toBe(day);
  });

  it('is returned even outside the limits, so that the form can say so', () => {
    expect(readDay('15/12/2020', { today, min: today })).toBe('2020-12-15');
  });

  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('is the day that was displayed, in each language', () => {
    const shown = ['en-GB', 'fr-FR', 'ar-EG-u-nu-latn', 'ar-EG'].flatMap((locale) =>
      (['short', 'medium', 'long'] as const).map(
        (dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }),
      ),
    );
    fc.assert(
      fc.property(days, fc.constantFrom(...shown), (day, format) => {
        const text = format.format(new Date(day));
        // Two-digit years belong to the current century.
        const limits = { today, min: `${day.slice(0, 2)}00-01-01`, max: `${day.slice(0, 2)}99-12-31` };
        expect(readDay(text, limits)).toBe(day);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is a day or null, whatever is typed', () => {
    const letters = [...'0123456789/-.+ dejanfvmrluoctpsبيناركم٠٥۹éû'];
    const texts = fc.oneof(
      fc.string({ maxLength: 14 }),
      fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, days, (typed, now) => {
        const day = readDay(typed, { today: now });
        if (day !== undefined) expect(isDay(day)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a typed time', () => {
  it.each([
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['9h30', '09:30'],
    ['9h', '09:00'],
    ['23', '23:00'],
    ['٢٣:٥٩', '23:59'],
    ['0000', '00:00'],
  ])('reads %s as %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each(['', '24:00', '12:60', '9:3', 'noon', '12345', '-1'])('does not read %p as a time', (typed) => {
    expect(readTime(typed)).toBeUndefined();
  });
});
