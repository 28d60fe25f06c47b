import type { MarkupInput } from '@traveldesk/markups-contract';

const nobody = { mode: 'only', codes: [] as string[] } as const;

/** A markup of the platform of 10 % of the total for everybody, unless told. */
export function ruleInput(change: Partial<MarkupInput> = {}): MarkupInput {
  return {
    name: 'Ten per cent',
    status: 'active',
    layer: 'platform',
    owner_id: null,
    kind: 'markup',
    companies: [],
    company_type: null,
    suppliers: [],
    marketing: nobody,
    operating: nobody,
    plating: nobody,
    origins: [],
    destinations: [],
    both_ways: false,
    area: null,
    trip_types: [],
    cabins: [],
    fare_brands: [],
    passengers: [],
    travel_from: null,
    travel_to: null,
    booking_from: null,
    booking_to: null,
    days_before_min: null,
    days_before_max: null,
    weekdays: [],
    fare_min: null,
    fare_max: null,
    value_type: 'percent',
    percent: '10',
    percent_of: 'total',
    without_base: 'total',
    amount: null,
    currency: 'EUR',
    per: 'booking',
    min_amount: null,
    max_amount: null,
    step: null,
    infants: false,
    tax_percent: null,
    refund: 'keep',
    priority: 0,
    valid_from: null,
    valid_until: null,
    notes: null,
    change_reason: null,
    effective_at: null,
    ...change,
  };
}

/** A condition on the airline that issues the ticket. */
export const by = (...codes: string[]) => ({ plating: { mode: 'only' as const, codes } });
