import type { KnobOutcome } from '../../training/knobs';

/** Rooms of the test hotel; the name is the scenario (STAYS 4). */
export const scenarioRooms = {
  balance: 'Successful Booking with Balance',
  card: 'Successful Booking with Card',
  unavailable: 'Rate Unavailable at Booking',
  price_rises: 'Price Rises at Quote',
  gone: 'Gone at Quote',
  then_500: 'Booked then 500',
  then_reset: 'Booked then Reset',
  then_silent: 'Booked then Silent',
  accepted: 'Accepted Later',
  accepted_then_failed: 'Accepted then Failed',
  no_reference: 'No Reference Yet',
  cancel_refused: 'Cancel Refused',
  deposit: 'Deposit',
  guarantee: 'Guarantee',
  three_tiers: 'Three Tiers',
  unknown_terms: 'Unknown Terms',
  due_elsewhere: 'Due in Other Currency',
  loyalty: 'Loyalty Programme',
  no_coordinates: 'No Coordinates',
} as const;

export type Scenario = keyof typeof scenarioRooms;

/** The outcome of booking such a room; it overrides the knob. */
export const scenarioOutcomes: Partial<Record<Scenario, KnobOutcome>> = {
  then_500: 'done_then_500',
  then_reset: 'done_then_reset',
  then_silent: 'done_then_silent',
  accepted: 'accepted',
  accepted_then_failed: 'accepted_then_failed',
};
