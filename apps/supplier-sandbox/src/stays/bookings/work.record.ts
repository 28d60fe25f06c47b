import type { BookingBody } from './booking.schema';

/** The calls of stays that have an effect. */
export type StayWork = { kind: 'booking'; body: BookingBody } | { kind: 'booking_cancellation'; id: string };
