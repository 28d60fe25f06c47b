import { flightsOnly, type MarkupInput } from '@traveldesk/markups-contract';
import { pick } from './pick.mts';

type Rule = Omit<MarkupInput, 'change_reason' | 'effective_at'>;
/** The paying company and the company above it. */
interface Family {
  buyer: string;
  parent: string;
}

const airlines = [
  'IB',
  'DL',
  'AA',
  'BA',
  'AT',
  'AF',
  'TU',
  'SK',
  'LH',
  'LX',
  'EK',
  'MS',
  'QR',
  'TK',
  'SV',
] as const;
const airport = (code: string) => ({ kind: 'airport', code }) as const;
const city = (code: string) => ({ kind: 'city', code }) as const;
const country = (code: string) => ({ kind: 'country', code }) as const;
const routes = [
  [airport('LHR'), airport('JFK')],
  [city('LON'), city('NYC')],
  [country('GB'), country('US')],
  [airport('CAI'), airport('DXB')],
  [country('EG'), country('SA')],
] as const;
const brands = ['Basic', 'Standard', 'Flexible', 'Economy Light', 'Economy Classic', 'Economy Flex'] as const;

const only = (codes: string[]) => ({ mode: 'only' as const, codes });

/**
 * This many rules as staff would write them, in two layers: two in three can apply to a search from London to New York for `buyer`, one
 * in twenty is a discount, and all kinds of conditions, amounts and limits occur. `parent` is the company above the buyer; it owns one
 * rule in five.
 */
export function manyRules(count: number, { buyer, parent }: Family): Rule[] {
  return Array.from({ length: count }, (_, index) => ruleOf(index, { buyer, parent }));
}

const chains = ['Accor', 'Hilton', 'Rove', 'Marriott'] as const;
const boards = ['room_only', 'breakfast', 'half_board'] as const;
const payments = ['pay_now', 'deposit', 'guarantee'] as const;

/** The same many rules for stays: of the conditions, those of hotels and of both products. */
export function manyStayRules(count: number, family: Family): Rule[] {
  return manyRules(count, family).map((rule, index) => ({
    ...rule,
    product: 'hotel',
    plating: only([]),
    marketing: only([]),
    operating: only([]),
    origins: [],
    destinations:
      index % 3 === 0 ? [pick([city('DXB'), country('AE'), city('CAI')], Math.floor(index / 3))] : [],
    both_ways: false,
    area: null,
    trip_types: [],
    cabins: [],
    fare_brands: [],
    stars: index % 4 === 0 ? [(index % 5) + 1] : [],
    chains: index % 7 === 0 ? [pick(chains, index)] : [],
    boards: index % 5 === 1 ? [pick(boards, index)] : [],
    payment_types: index % 6 === 1 ? [pick(payments, index)] : [],
    nights_min: index % 9 === 2 ? 3 : null,
    nights_max: null,
    per: pick(['booking', 'room_night'] as const, index),
  }));
}

function ruleOf(index: number, { buyer, parent }: Family): Rule {
  const isParents = index % 5 === 4;
  const isDiscount = !isParents && index % 20 === 7;
  const kind = isDiscount ? 'discount' : index % 4 === 1 ? 'service_fee' : 'markup';
  return {
    name: `Bench rule ${index}`,
    status: 'active',
    ...flightsOnly,
    layer: isParents ? 'company' : 'platform',
    owner_id: isParents ? parent : null,
    kind,
    companies: index % 7 === 3 ? [{ id: buyer, below: false }] : [],
    company_type: index % 9 === 5 ? 'B2B' : null,
    suppliers: [],
    ...whatOf(index),
    ...whenOf(index),
    ...valueOf(index, isDiscount),
    infants: false,
    tax_percent: !isDiscount && index % 8 === 0 ? '14' : null,
    refund: 'keep',
    priority: index % 10,
    notes: null,
  };
}

function whatOf(index: number) {
  const [from, to] = pick(routes, Math.floor(index / 3));
  const airline = pick(airlines, index);
  return {
    plating: only(index % 2 === 0 ? [airline] : []),
    marketing: index % 6 === 1 ? { mode: 'except' as const, codes: [pick(airlines, index + 3)] } : only([]),
    operating: only(index % 11 === 2 ? [airline] : []),
    origins: index % 3 === 0 ? [from] : [],
    destinations: index % 3 === 0 ? [to] : [],
    both_ways: index % 6 === 0,
    area: index % 13 === 6 ? ('international' as const) : null,
    trip_types: index % 10 === 8 ? [pick(['roundtrip', 'oneway'] as const, index)] : [],
    cabins: index % 5 === 1 ? [pick(['Economy', 'Business'] as const, index)] : [],
    fare_brands: index % 4 === 2 ? [pick(brands, index)] : [],
    passengers: [],
  };
}

function whenOf(index: number) {
  return {
    travel_from: null,
    travel_to: null,
    booking_from: null,
    booking_to: null,
    days_before_min: index % 12 === 9 ? 7 : null,
    days_before_max: null,
    weekdays: index % 14 === 10 ? [1, 2, 3, 4] : [],
    fare_min: index % 9 === 4 ? '1500' : null,
    fare_max: index % 9 === 4 ? '2500' : null,
    valid_from: null,
    valid_until: null,
  };
}

function valueOf(index: number, isDiscount: boolean) {
  const isFixed = index % 3 === 1;
  const percent = isDiscount ? String((index % 3) + 1) : `${(index % 9) + 2}.5`;
  return {
    value_type: isFixed ? ('fixed' as const) : ('percent' as const),
    percent: isFixed ? null : percent,
    percent_of: pick(['base', 'total'] as const, index),
    without_base: 'total' as const,
    amount: isFixed ? String((index % 20) + 5) : null,
    currency: 'EUR',
    per: pick(['booking', 'passenger', 'segment'] as const, index),
    min_amount: !isFixed && index % 5 === 0 ? '10' : null,
    max_amount: !isFixed && index % 5 === 0 ? '90' : null,
    step: index % 16 === 3 ? '5' : null,
  };
}
