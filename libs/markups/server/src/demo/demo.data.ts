import type { MarkupInput } from '@traveldesk/markups-contract';

/** A demo zone; its nested zones are given by name. */
export interface DemoZone {
  name: string;
  countries: string[];
  zones?: string[];
}

export const demoZones: readonly DemoZone[] = [
  { name: 'Gulf', countries: ['AE', 'BH', 'KW', 'OM', 'QA', 'SA'] },
  { name: 'Levant', countries: ['JO', 'LB', 'SY', 'PS', 'IQ'] },
  { name: 'Maghreb', countries: ['DZ', 'LY', 'MA', 'MR', 'TN'] },
  { name: 'Arab world', countries: ['EG', 'SD', 'YE'], zones: ['Gulf', 'Levant', 'Maghreb'] },
  {
    name: 'Western Europe',
    countries: ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'PT'],
  },
];

/** A demo rule: companies by name, suppliers by key, zones by name, days and instants as days from today. */
export interface DemoRule extends Partial<
  Omit<
    MarkupInput,
    | 'owner_id'
    | 'companies'
    | 'suppliers'
    | 'origins'
    | 'destinations'
    | 'travel_from'
    | 'travel_to'
    | 'valid_until'
  >
> {
  name: string;
  owner?: string;
  of?: readonly (readonly [company: string, below: boolean])[];
  from?: readonly (readonly [kind: 'airport' | 'city' | 'country' | 'zone', code: string])[];
  to?: DemoRule['from'];
  supplier?: string;
  travel?: readonly [from: number, to: number];
  until?: number;
}

const plating = (...codes: string[]) => ({ plating: { mode: 'only' as const, codes } });
const fixed = (amount: string, per: MarkupInput['per'], currency = 'EUR') =>
  ({ value_type: 'fixed', percent: null, amount, per, currency }) as const;

/** Platform markups of different specificity; many overlap. */
const platform: readonly DemoRule[] = [
  // Can never win: the next rule matches the same bookings and has a higher priority.
  { name: 'Standard markup of last year', percent: '3' },
  { name: 'Standard markup', percent: '4', priority: 10 },
  { name: 'Economy', percent: '3.5', cabins: ['Economy'] },
  { name: 'Business and first', percent: '6', cabins: ['Business', 'First'] },
  {
    name: 'Nile Travel and below',
    percent: '5',
    percent_of: 'base',
    min_amount: '10',
    of: [['Nile Travel', true]],
  },
  {
    name: 'Nile Travel on Emirates, Cairo to Dubai',
    percent: '5',
    percent_of: 'base',
    min_amount: '10',
    of: [['Nile Travel', true]],
    ...plating('EK'),
    from: [['city', 'CAI']],
    to: [['city', 'DXB']],
    until: 300,
  },
  {
    name: 'Egypt to the Gulf',
    percent: '4.5',
    from: [['country', 'EG']],
    to: [['zone', 'Gulf']],
    both_ways: true,
  },
  {
    name: 'Within the Arab world',
    percent: '4.2',
    from: [['zone', 'Arab world']],
    to: [['zone', 'Arab world']],
  },
  { name: 'Domestic flights', ...fixed('3', 'segment'), area: 'domestic' },
  { name: 'Consumers', percent: '7', company_type: 'B2C' },
  { name: 'Slow contract', percent: '2.5', supplier: 'training-slow' },
  { name: 'Low fares', ...fixed('6', 'passenger'), fare_max: '150', infants: false },
  { name: 'High fares', percent: '2', fare_min: '2000', max_amount: '120', per: 'booking' },
  { name: 'Last minute', percent: '8', days_before_max: 3 },
  { name: 'Weekend departures', percent: '4.2', weekdays: [5, 6] },
  {
    name: 'Round trips to Western Europe',
    percent: '3.8',
    trip_types: ['roundtrip'],
    to: [['zone', 'Western Europe']],
    step: '1',
  },
  { name: 'Riyadh Travel House', percent: '3', of: [['Riyadh Travel House', true]] },
  {
    name: 'Groupe Méridien',
    percent: '3.2',
    of: [['Groupe Méridien Voyages', true]],
    notes: 'Contract of 2026, paragraph 4',
  },
];

const fees: readonly DemoRule[] = [
  { name: 'Booking fee', kind: 'service_fee', ...fixed('5', 'booking'), refund: 'keep' },
  {
    name: 'Booking fee for consumers',
    kind: 'service_fee',
    ...fixed('9', 'booking'),
    company_type: 'B2C',
    tax_percent: '14',
  },
  {
    name: 'Fee for several destinations',
    kind: 'service_fee',
    ...fixed('4', 'passenger'),
    trip_types: ['multi'],
  },
  {
    name: 'Sakura booking fee',
    kind: 'service_fee',
    ...fixed('500', 'booking', 'JPY'),
    of: [['Sakura Travel Service', true]],
  },
];

const discounts: readonly DemoRule[] = [
  { name: 'Early bookers', kind: 'discount', percent: '2', days_before_min: 90, refund: 'return' },
  {
    name: 'Summer sale',
    kind: 'discount',
    percent: '3',
    percent_of: 'base',
    travel: [60, 150],
    refund: 'pro_rata',
    status: 'draft',
  },
];

const companies: readonly DemoRule[] = [
  { name: 'Nile Group: markup', layer: 'company', owner: 'Nile Group Holding', percent: '2' },
  {
    name: 'Nile Group: fee',
    layer: 'company',
    owner: 'Nile Group Holding',
    kind: 'service_fee',
    ...fixed('20', 'booking', 'EGP'),
  },
  {
    name: 'Nile Travel: its branches',
    layer: 'company',
    owner: 'Nile Travel',
    percent: '1.5',
    tax_percent: '14',
  },
  {
    name: 'Gulf Horizons: markup',
    layer: 'company',
    owner: 'Gulf Horizons',
    percent: '1.8',
    tax_percent: '5',
  },
  {
    name: 'Méridien: fee',
    layer: 'company',
    owner: 'Groupe Méridien Voyages',
    kind: 'service_fee',
    ...fixed('3', 'passenger'),
    status: 'paused',
  },
];

const hotel = { product: 'hotel', per: 'booking' } as const;

/** Rules for stays: the usual percentage, and more specific ones. */
const hotels: readonly DemoRule[] = [
  { ...hotel, name: 'Hotels: standard markup', percent: '8', refund: 'return' },
  { ...hotel, name: 'Hotels: five stars', percent: '6', stars: [5], refund: 'pro_rata' },
  { ...hotel, name: 'Hotels in the Gulf', percent: '7', to: [['zone', 'Gulf']], refund: 'keep' },
  {
    ...hotel,
    name: 'Hotels: Nile Travel and below',
    percent: '9',
    of: [['Nile Travel', true]],
    refund: 'return',
  },
  {
    ...hotel,
    name: 'Gulf Horizons hotel fee',
    kind: 'service_fee',
    ...fixed('4', 'booking'),
    of: [['Gulf Horizons', true]],
    refund: 'keep',
  },
];

/** Rules for flights and hotels in two layers; the last one is above the limit and awaits approval. */
export const demoRules: readonly DemoRule[] = [
  ...platform,
  ...fees,
  ...discounts,
  ...companies,
  ...hotels,
  {
    name: 'Levant Travel, premium service',
    percent: '22',
    of: [['Levant Travel', true]],
    change_reason: 'Agreed with the agency: includes their concierge',
  },
];

/** Later changes of some rules: one version already applies, another is scheduled. */
export const demoChanges: readonly { name: string; change: Partial<MarkupInput>; inDays?: number }[] = [
  { name: 'Last minute', change: { percent: '9', change_reason: 'Competitors have followed' } },
  { name: 'Last minute', change: { percent: '8', change_reason: 'Conversion fell by a tenth' } },
  { name: 'Economy', change: { percent: '4', change_reason: 'New season' }, inDays: 30 },
];
