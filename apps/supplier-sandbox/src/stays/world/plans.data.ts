import type { Board, PaymentType } from './rate';
import type { TierRule } from './timeline';

/** A rate plan: board, payment, terms and the price relative to the flexible one. */
export interface Plan {
  key: string;
  name: string | null;
  board: Board;
  payment: PaymentType;
  factor: number;
  /** Euro for an adult and a night. */
  meals: number;
  /** Null is unknown. */
  terms: readonly TierRule[] | null;
  /** The share of the total that is paid when it is booked. */
  deposit?: number;
  /** Earns no loyalty points. */
  isStrict?: boolean;
  deal?: 'mobile' | 'member' | 'negotiated';
}

const evening = 18 * 60;
const free = (days: number, at = evening): readonly TierRule[] => [{ share: 1, days, at }];
const tiers: readonly TierRule[] = [
  { share: 1, days: 14, at: evening },
  { share: 0.5, days: 3, at: 23 * 60 + 59 },
];
export const threeTiers: readonly TierRule[] = [
  { share: 1, days: 14, at: evening },
  { share: 0.5, days: 7, at: evening },
  { share: 0.25, days: 2, at: evening },
];
export const freeUntilThreeDays = free(3);

const plan = (
  key: string,
  [name, board, payment]: readonly [string | null, Board, PaymentType],
  more: Pick<Plan, 'factor' | 'meals' | 'terms'> & Partial<Plan>,
): Plan => ({ key, name, board, payment, ...more });

/** The common rate plans; every property sells some of them. */
export const plans: readonly Plan[] = [
  plan('flexible', ['Best Available Rate', 'room_only', 'pay_now'], { factor: 1, meals: 0, terms: free(1) }),
  plan('saver', ['Advance Purchase', 'room_only', 'pay_now'], {
    factor: 0.86,
    meals: 0,
    terms: [],
    isStrict: true,
  }),
  plan('morning', ['Bed and Breakfast', 'breakfast', 'pay_now'], { factor: 1, meals: 12, terms: free(2, 0) }),
  plan('tiers', [null, 'breakfast', 'pay_now'], { factor: 0.95, meals: 12, terms: tiers }),
  plan('guarantee', ['Pay at the Hotel', 'room_only', 'guarantee'], {
    factor: 1.05,
    meals: 0,
    terms: free(1),
  }),
  plan('guarantee_morning', ['Pay at the Hotel', 'breakfast', 'guarantee'], {
    factor: 1.05,
    meals: 12,
    terms: tiers,
  }),
  plan('deposit', ['Deposit Rate', 'breakfast', 'deposit'], {
    factor: 0.97,
    meals: 12,
    terms: tiers,
    deposit: 0.2,
  }),
  plan('unknown', [null, 'room_only', 'pay_now'], { factor: 0.9, meals: 0, terms: null }),
];

export const resortPlans: readonly Plan[] = [
  plan('half', ['Half Board', 'half_board', 'pay_now'], { factor: 1, meals: 34, terms: free(7) }),
  plan('full', ['Full Board', 'full_board', 'deposit'], {
    factor: 1,
    meals: 52,
    terms: threeTiers,
    deposit: 0.3,
  }),
  plan('all', ['All Inclusive', 'all_inclusive', 'pay_now'], { factor: 1, meals: 70, terms: tiers }),
];

/** Rate plans for mobile users, members, and companies with negotiated rates only. */
export const mobilePlan = plan('mobile', ['Mobile Rate', 'room_only', 'pay_now'], {
  factor: 0.94,
  meals: 0,
  terms: free(1),
  deal: 'mobile',
});
export const memberPlan = plan('member', ['Member Rate', 'room_only', 'pay_now'], {
  factor: 0.92,
  meals: 0,
  terms: free(1),
  deal: 'member',
});
export const negotiatedPlan = plan('negotiated', ['Negotiated Rate', 'breakfast', 'pay_now'], {
  factor: 0.88,
  meals: 0,
  terms: free(1),
  deal: 'negotiated',
});
