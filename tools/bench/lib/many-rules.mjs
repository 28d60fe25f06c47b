const airlines = ['IB', 'DL', 'AA', 'BA', 'AT', 'AF', 'TU', 'SK', 'LH', 'LX', 'EK', 'MS', 'QR', 'TK', 'SV'];
const routes = [
  [
    { kind: 'airport', code: 'LHR' },
    { kind: 'airport', code: 'JFK' },
  ],
  [
    { kind: 'city', code: 'LON' },
    { kind: 'city', code: 'NYC' },
  ],
  [
    { kind: 'country', code: 'GB' },
    { kind: 'country', code: 'US' },
  ],
  [
    { kind: 'airport', code: 'CAI' },
    { kind: 'airport', code: 'DXB' },
  ],
  [
    { kind: 'country', code: 'EG' },
    { kind: 'country', code: 'SA' },
  ],
];
const brands = ['Basic', 'Standard', 'Flexible', 'Economy Light', 'Economy Classic', 'Economy Flex'];

const pick = (list, index) => list[index % list.length];
const only = (codes) => ({ mode: 'only', codes });

/**
 * So many rules as staff would write them, in two layers: two in three can price something of a search from London to New York for
 * `buyer`, one in twenty is a discount, and all kinds of conditions, amounts and limits are among them. `parent` is the company
 * above the buyer: whose rules one in five is.
 */
export function manyRules(count, { buyer, parent }) {
  return Array.from({ length: count }, (_, index) => ruleOf(index, { buyer, parent }));
}

function ruleOf(index, { buyer, parent }) {
  const isParents = index % 5 === 4;
  const isDiscount = !isParents && index % 20 === 7;
  const kind = isDiscount ? 'discount' : index % 4 === 1 ? 'service_fee' : 'markup';
  return {
    name: `Bench rule ${index}`,
    status: 'active',
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

function whatOf(index) {
  const [from, to] = pick(routes, Math.floor(index / 3));
  const airline = pick(airlines, index);
  return {
    plating: only(index % 2 === 0 ? [airline] : []),
    marketing: index % 6 === 1 ? { mode: 'except', codes: [pick(airlines, index + 3)] } : only([]),
    operating: only(index % 11 === 2 ? [airline] : []),
    origins: index % 3 === 0 ? [from] : [],
    destinations: index % 3 === 0 ? [to] : [],
    both_ways: index % 6 === 0,
    area: index % 13 === 6 ? 'international' : null,
    trip_types: index % 10 === 8 ? [pick(['roundtrip', 'oneway'], index)] : [],
    cabins: index % 5 === 1 ? [pick(['Economy', 'Business'], index)] : [],
    fare_brands: index % 4 === 2 ? [pick(brands, index)] : [],
    passengers: [],
  };
}

function whenOf(index) {
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

function valueOf(index, isDiscount) {
  const isFixed = index % 3 === 1;
  const percent = isDiscount ? String((index % 3) + 1) : `${(index % 9) + 2}.5`;
  return {
    value_type: isFixed ? 'fixed' : 'percent',
    percent: isFixed ? null : percent,
    percent_of: pick(['base', 'total'], index),
    without_base: 'total',
    amount: isFixed ? String((index % 20) + 5) : null,
    currency: 'EUR',
    per: pick(['booking', 'passenger', 'segment'], index),
    min_amount: !isFixed && index % 5 === 0 ? '10' : null,
    max_amount: !isFixed && index % 5 === 0 ? '90' : null,
    step: index % 16 === 3 ? '5' : null,
  };
}
