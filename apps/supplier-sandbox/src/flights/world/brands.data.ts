import type { Carrier } from './carriers.data';

export type Cabin = 'economy' | 'premium_economy' | 'business' | 'first';

/** The price of a change or refund in euros per passenger; false means not allowed. */
export type Rule = number | false;

/** A fare brand: its extras and conditions. */
export interface Brand {
  name: string;
  /** Two letters in the fare basis. */
  code: string;
  /** The fare relative to the cabin's cheapest brand. */
  factor: number;
  carryOn: number;
  checked: number;
  change: Rule;
  refund: Rule;
  /** Whether choosing a seat is free; null if the airline does not tell. */
  seatChoice: boolean | null;
  priority: boolean;
}

const brand = (
  name: string,
  code: string,
  factor: number,
  rest: Omit<Brand, 'name' | 'code' | 'factor'>,
) => ({
  name,
  code,
  factor,
  ...rest,
});

const business: readonly Brand[] = [
  brand('Business Saver', 'BS', 1, {
    carryOn: 2,
    checked: 2,
    change: 150,
    refund: 300,
    seatChoice: true,
    priority: true,
  }),
  brand('Business Flex', 'BF', 1.25, {
    carryOn: 2,
    checked: 2,
    change: 0,
    refund: 0,
    seatChoice: true,
    priority: true,
  }),
];
const premiumEconomy: readonly Brand[] = [
  brand('Premium', 'PE', 1, {
    carryOn: 1,
    checked: 2,
    change: 90,
    refund: 180,
    seatChoice: true,
    priority: true,
  }),
];
const first: readonly Brand[] = [
  brand('First', 'FF', 1, { carryOn: 2, checked: 3, change: 0, refund: 0, seatChoice: true, priority: true }),
];

const brandsOf: Record<Carrier['kind'], Record<Cabin, readonly Brand[]>> = {
  training: {
    economy: [
      brand('Basic', 'ZB', 1, {
        carryOn: 1,
        checked: 0,
        change: 25,
        refund: false,
        seatChoice: false,
        priority: false,
      }),
      brand('Standard', 'ZS', 1.2, {
        carryOn: 1,
        checked: 1,
        change: 25,
        refund: 60,
        seatChoice: false,
        priority: false,
      }),
      brand('Flexible', 'ZF', 1.5, {
        carryOn: 1,
        checked: 2,
        change: 25,
        refund: 0,
        seatChoice: true,
        priority: true,
      }),
    ],
    premium_economy: premiumEconomy,
    business,
    first,
  },
  full: {
    economy: [
      brand('Economy Light', 'EL', 1, {
        carryOn: 1,
        checked: 0,
        change: false,
        refund: false,
        seatChoice: false,
        priority: false,
      }),
      brand('Economy Classic', 'EC', 1.18, {
        carryOn: 1,
        checked: 1,
        change: 70,
        refund: 120,
        seatChoice: true,
        priority: false,
      }),
      brand('Economy Flex', 'EF', 1.55, {
        carryOn: 1,
        checked: 1,
        change: 0,
        refund: 0,
        seatChoice: true,
        priority: true,
      }),
    ],
    premium_economy: premiumEconomy,
    business,
    first,
  },
  premium: {
    economy: [
      brand('Saver', 'SV', 1, {
        carryOn: 1,
        checked: 1,
        change: 100,
        refund: 200,
        seatChoice: false,
        priority: false,
      }),
      brand('Flex', 'FX', 1.3, {
        carryOn: 1,
        checked: 1,
        change: 50,
        refund: 100,
        seatChoice: true,
        priority: false,
      }),
      brand('Flex Plus', 'FP', 1.7, {
        carryOn: 1,
        checked: 2,
        change: 0,
        refund: 0,
        seatChoice: true,
        priority: true,
      }),
    ],
    premium_economy: premiumEconomy,
    business,
    first,
  },
  low_cost: {
    economy: [
      brand('Basic', 'LB', 1, {
        carryOn: 0,
        checked: 0,
        change: false,
        refund: false,
        seatChoice: false,
        priority: false,
      }),
      brand('Plus', 'LP', 1.45, {
        carryOn: 1,
        checked: 1,
        change: 45,
        refund: false,
        seatChoice: true,
        priority: true,
      }),
    ],
    premium_economy: [],
    business,
    first: [],
  },
};

/** Returns an airline's brands in a cabin, cheapest first; none for a cabin that it lacks. */
export function brandsFor(carrier: Carrier, cabin: Cabin): readonly Brand[] {
  const has = cabin === 'economy' || carrier.cabins.includes(cabin);
  return has ? brandsOf[carrier.kind][cabin] : [];
}
