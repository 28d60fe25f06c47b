import { blankRule, type MarkupRule, type RuleNames } from '@traveldesk/markups-contract';

export const nile = '0198f000-0000-7000-8000-0000000000c1';
export const delta = '0198f000-0000-7000-8000-0000000000c2';
export const duffel = '0198f000-0000-7000-8000-0000000000d1';
export const gulf = '0198f000-0000-7000-8000-0000000000e1';

/** A rule for tests: 5 % of the base fare for everybody; `changes` override fields. */
export function rule(changes: Partial<MarkupRule> = {}): MarkupRule {
  return { ...blankRule('EUR'), name: 'Everybody', percent: '5', ...changes };
}

/** Names of the test records, as the API returns them in English. */
export const names: RuleNames = {
  companies: { [nile]: 'Nile Travel', [delta]: 'Delta Tours' },
  suppliers: { [duffel]: 'Duffel' },
  airlines: { EK: 'Emirates', MS: 'EgyptAir', QR: 'Qatar Airways', EY: 'Etihad', SV: 'Saudia' },
  places: {
    'city CAI': 'Cairo',
    'city DXB': 'Dubai',
    'airport CAI': 'Cairo International',
    'country EG': 'Egypt',
    [`zone ${gulf}`]: 'Gulf',
    'city HBE': 'Alexandria',
  },
  // HBE is a former code of Alexandria; QQX no longer exists.
  codes: { 'city HBE': 'ALY', 'city QQX': null },
};

export const namesIn: Record<'en' | 'fr' | 'ar', RuleNames> = {
  en: names,
  fr: {
    ...names,
    places: {
      ...names.places,
      'city CAI': 'Le Caire',
      'city DXB': 'Dubaï',
      'city HBE': 'Alexandrie',
      'country EG': 'Égypte',
    },
  },
  ar: {
    ...names,
    places: {
      ...names.places,
      'city CAI': 'القاهرة',
      'city DXB': 'دبي',
      'city HBE': 'الإسكندرية',
      'country EG': 'مصر',
    },
  },
};
