import { blankValues, type MarkupValues } from './markup.form';
import { outlookOf } from './save-effect';

const now = Date.parse('2026-11-24T10:00:00Z');
const later = '2026-12-01T00:00:00.000Z';
const limits = {
  percent_limit: '15',
  amount_limit: { amount: '50.00', currency: 'EUR' },
  discount_share: '30',
  version: 1,
  waiting: [],
};
const rule = (changes: Partial<MarkupValues>): MarkupValues => ({
  ...blankValues('EUR'),
  percent: '5',
  ...changes,
});

it.each<[Partial<MarkupValues>, object]>([
  [{ status: 'draft', percent: '90' }, { is: 'draft' }],
  [{ status: 'paused', percent: '90' }, { is: 'paused' }],
  [{}, { is: 'now', from: null }],
  [{ effective_at: later }, { is: 'now', from: later }],
  [{ effective_at: '2026-11-01T00:00:00.000Z' }, { is: 'now', from: null }],
  // The limit itself may be reached.
  [{ percent: '15' }, { is: 'now', from: null }],
  [{ percent: '15.0001' }, { is: 'waits', from: null }],
  [
    { percent: '20', effective_at: later },
    { is: 'waits', from: later },
  ],
  [{ min_amount: '50' }, { is: 'now', from: null }],
  [{ min_amount: '50.01' }, { is: 'waits', from: null }],
  [
    { value_type: 'fixed', amount: '60', percent: '99' },
    { is: 'waits', from: null },
  ],
  [
    { value_type: 'fixed', amount: '40', percent: '99' },
    { is: 'now', from: null },
  ],
  [{ step: '50' }, { is: 'now', from: null }],
  [{ step: '60' }, { is: 'waits', from: null }],
  [
    { value_type: 'fixed', amount: '40', step: '50.01' },
    { is: 'waits', from: null },
  ],
  [
    { currency: 'EGP', step: '10' },
    { is: 'maybe', from: null },
  ],
  [
    { min_amount: '', step: '-' },
    { is: 'now', from: null },
  ],
  [
    { value_type: 'fixed', amount: '50,01' },
    { is: 'waits', from: null },
  ],
  // An amount per room and night counts for seven nights, or for the stays that the rule allows.
  ...(
    [
      ['7.14', null, null, 'now'],
      ['7.15', null, null, 'waits'],
      ['25', null, '2', 'now'],
      ['25.01', null, 2, 'waits'],
      ['5', 10, null, 'now'],
      ['5.01', '10', null, 'waits'],
      ['7.14', 'x', null, 'now'],
    ] as const
  ).map(([amount, nights_min, nights_max, is]): [Partial<MarkupValues>, object] => [
    { product: 'hotel', per: 'room_night', value_type: 'fixed', amount, nights_min, nights_max },
    { is, from: null },
  ]),
  [
    { product: 'hotel', per: 'room_night', step: '50' },
    { is: 'now', from: null },
  ],
  // Hidden fields have no effect.
  [
    { value_type: 'fixed', amount: '40', min_amount: '90' },
    { is: 'now', from: null },
  ],
  [{ currency: 'EGP' }, { is: 'now', from: null }],
  [
    { currency: 'EGP', min_amount: '10' },
    { is: 'maybe', from: null },
  ],
])('%j becomes %j', (changes, outlook) => {
  expect(outlookOf(rule(changes), limits, now)).toEqual(outlook);
});

it('is unknown if the limits cannot be read', () => {
  expect(outlookOf(rule({}), undefined, now)).toEqual({ is: 'unknown' });
  expect(outlookOf(rule({ effective_at: later }), undefined, now)).toEqual({ is: 'maybe', from: later });
});
