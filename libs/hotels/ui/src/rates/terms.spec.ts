import type { CancellationTier } from '@traveldesk/hotels-contract';
import type { Language, Money } from '@traveldesk/shared-contract';
import { formatters, i18n, loadTexts } from '@traveldesk/shared-web';
import '../texts';
import { tier, usd } from '../testing/stays.fake';
import { costsOf, termsText } from './terms';
import { bothTimes, zoneText } from './zones';

const money = (amount: string, currency: string): Money => ({ amount, currency });

/** The sentence without marks of direction, with ordinary spaces. */
function said(
  paid: Money | null,
  tiers: CancellationTier[] | null,
  zone: string | null,
  language: Language = 'en',
) {
  const t = i18n.getFixedT(language, 'hotels');
  const text = termsText({ now: paid, tiers }, zone, { t, format: formatters(language) });
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');
}

/** STAYS 3: 800.00 before 13 March 23:00 EST, 400.00 before 14 March 23:59 EDT; the clocks change between them. */
const newYork = [
  tier('2027-03-14T04:00:00Z', usd('800.00')),
  tier('2027-03-15T03:59:00Z', usd('400.00')),
  tier(null, usd('0.00')),
];

beforeAll(() => Promise.all([loadTexts('fr'), loadTexts('ar')]));

describe('the terms of a rate in words', () => {
  it('complaint 5: have the offset in force at each deadline, when the clocks change in between', () => {
    expect(said(usd('800.00'), newYork, 'America/New_York')).toBe(
      'Free cancellation until 13 Mar 2027, 23:00 GMT-5. ' +
        'Then until 14 Mar 2027, 23:59 GMT-4: USD 400.00 of USD 800.00 refunded. ' +
        'After that: no refund.',
    );
  });

  it('are written in French and Arabic', () => {
    expect(said(usd('800.00'), newYork, 'America/New_York', 'fr')).toBe(
      'Annulation gratuite jusqu’au 13 mars 2027, 23:00 UTC−5. ' +
        'Ensuite, jusqu’au 14 mars 2027, 23:59 UTC−4 : 400,00 USD remboursés sur 800,00 USD. ' +
        'Après : aucun remboursement.',
    );
    expect(said(usd('800.00'), newYork, 'America/New_York', 'ar')).toBe(
      'إلغاء مجاني حتى 13 مارس 2027، 23:00 غرينتش-5. ' +
        'ثم حتى 14 مارس 2027، 23:59 غرينتش-4: يُسترد 400.00 USD من أصل 800.00 USD. ' +
        'بعد ذلك: لا يُسترد أي مبلغ.',
    );
  });

  it('of a guarantee say what the property may charge, since the wallet paid nothing', () => {
    const tiers = [
      tier('2027-06-01T23:00:00Z', usd('0.00')),
      tier(null, usd('0.00'), money('180.00', 'GBP')),
    ];
    expect(said(usd('0.00'), tiers, 'Europe/London')).toBe(
      'Free cancellation until 2 Jun 2027, 00:00 BST. After that: the property may charge GBP 180.00.',
    );
  });

  it('of a partial payment name the amount lost and what the property may charge in addition', () => {
    const paid = money('100.00', 'EUR');
    const none = money('0.00', 'EUR');
    const tiers = [
      tier('2027-10-29T22:00:00Z', paid),
      tier('2027-10-31T22:59:00Z', none, money('50.00', 'EUR')),
      tier(null, none, money('400.00', 'EUR')),
    ];
    expect(said(paid, tiers, 'Europe/Paris')).toBe(
      'Free cancellation until 30 Oct 2027, 00:00 CEST. ' +
        'Then until 31 Oct 2027, 23:59 CET: no refund, and the property may charge EUR 50.00. ' +
        'After that: no refund, and the property may charge EUR 400.00.',
    );
    expect(costsOf(tiers, paid)).toEqual(['free', 'part', 'all']);
  });

  it('never call a cancellation free if the company loses its markup', () => {
    const yen = (amount: string) => money(amount, 'JPY');
    const tiers = [tier('2027-05-01T15:00:00Z', yen('45000')), tier(null, yen('0'))];
    expect(said(yen('49500'), tiers, 'Asia/Tokyo')).toBe(
      'If canceled until 2 May 2027, 00:00 GMT+9: JPY 45,000 of JPY 49,500 refunded. After that: no refund.',
    );
    expect(costsOf(tiers, yen('49500'))).toEqual(['part', 'all']);
  });

  it.each([
    ['no refund at any time', usd('300.00'), [tier(null, usd('0.00'))], 'Non-refundable.'],
    ['a refund at any time', usd('300.00'), [tier(null, usd('300.00'))], 'Free cancellation at any time.'],
    [
      'a part at any time',
      usd('300.00'),
      [tier(null, usd('150.00'))],
      'If canceled: USD 150.00 of USD 300.00 refunded.',
    ],
    [
      'a claim at any time',
      usd('0.00'),
      [tier(null, usd('0.00'), usd('300.00'))],
      'If canceled: the property may charge USD 300.00.',
    ],
    ['unknown terms', usd('300.00'), null, 'The supplier does not state the cancellation terms.'],
  ])('say %s', (_, paid, tiers, text) => {
    expect(said(paid, tiers, 'Asia/Dubai')).toBe(text);
  });

  it('are in UTC, by name, if the zone of the property is unknown', () => {
    expect(
      said(usd('300.00'), [tier('2027-03-09T14:00:00Z', usd('300.00')), tier(null, usd('0.00'))], null),
    ).toBe('Free cancellation until 9 Mar 2027, 14:00 UTC. After that: no refund.');
  });
});

describe('a deadline in two times', () => {
  const en = formatters('en');

  it('shows each time with the offset of its own place, for a reader in Cairo', () => {
    expect(bothTimes('2027-03-14T04:00:00Z', 'America/New_York', en, 'Africa/Cairo')).toEqual({
      there: '13 Mar 2027, 23:00 GMT-5',
      here: '14 Mar 2027, 06:00 EET',
      days: 1,
    });
    expect(bothTimes('2027-03-15T03:59:00Z', 'America/New_York', en, 'Africa/Cairo')).toEqual({
      there: '14 Mar 2027, 23:59 GMT-4',
      here: '15 Mar 2027, 05:59 EET',
      days: 1,
    });
  });

  it('complaint 5: says that a deadline in Tokyo falls on the day before in Paris', () => {
    expect(bothTimes('2027-05-01T15:00:00Z', 'Asia/Tokyo', en, 'Europe/Paris')).toEqual({
      there: '2 May 2027, 00:00 GMT+9',
      here: '1 May 2027, 17:00 CEST',
      days: -1,
    });
  });

  it('shows one time if the reader’s clock shows the same, also under another zone name', () => {
    expect(bothTimes('2027-01-10T10:00:00Z', 'Europe/Paris', en, 'Europe/Berlin').here).toBeNull();
    expect(bothTimes('2027-01-10T10:00:00Z', null, en, 'Etc/UTC').here).toBeNull();
  });

  it('names a zone with its offset on the day of the stay', () => {
    expect(zoneText('America/New_York', '2027-03-10', 'en')).toBe('Eastern Time (GMT-5)');
    expect(zoneText('America/New_York', '2027-03-20', 'en')).toBe('Eastern Time (GMT-4)');
  });
});
