import type { ProgrammeReference } from './chains.data';
import type { Bed } from './rooms';
import type { Scenario } from './scenarios';
import type { Tier } from './timeline';

export type Board = 'room_only' | 'breakfast' | 'half_board' | 'full_board' | 'all_inclusive';
export type PaymentType = 'pay_now' | 'deposit' | 'guarantee';

export interface Condition {
  title: string;
  description: string;
}

/** A price of a room, for all nights, guests and rooms. Amounts are minor units; null is unknown. */
export interface Rate {
  /** Its index among all rates of the property for the search. */
  no: number;
  room: { name: string; beds: readonly Bed[] | null };
  scenario: Scenario | null;
  board: Board;
  payment: PaymentType;
  methods: readonly ('balance' | 'card')[];
  currency: string;
  total: number;
  /** The parts of the total; null if the property does not state them. */
  base: number | null;
  tax: number | null;
  fee: number | null;
  due: { amount: number | null; currency: string };
  /** The deposit due at booking, and whether the quote states it. */
  deposit: { amount: number; isTold: boolean } | null;
  /** Null is unknown; an empty list refunds nothing. */
  timeline: readonly Tier[] | null;
  conditions: readonly Condition[];
  loyalty: { programme: ProgrammeReference; isRequired: boolean } | null;
  negotiated: { id: string; code: string } | null;
  deals: readonly ('closed_user_group' | 'corporate' | 'mobile')[];
  /** The public price, if this rate is a deal. */
  publicAmount: number | null;
  commission: number | null;
  name: string | null;
  description: string | null;
  left: number | null;
  source: 'duffel' | 'duffel_hotel_group' | 'bookingcom' | 'travelport';
}
