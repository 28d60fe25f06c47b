/** What of a rate is eaten (STAYS 5). */
export const boards = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const;
export type Board = (typeof boards)[number];

/** When a rate is paid (STAYS 3). */
export const paymentTypes = ['pay_now', 'deposit', 'guarantee'] as const;
export type PaymentType = (typeof paymentTypes)[number];
