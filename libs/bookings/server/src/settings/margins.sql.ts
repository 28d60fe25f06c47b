import { sql } from 'kysely';

/** SQL: the time by which our own cancellation deadline is earlier than the real one. */
export const houseMargin = sql`(select make_interval(hours => house_margin_hours) from booking_settings)`;

/** SQL: how long before arrival a stay needs the property's reference. */
export const referenceMargin = sql`(select make_interval(hours => reference_hours) from booking_settings)`;

/** SQL: how long a refund is awaited before it is on the deadline board. */
export const refundMargin = sql`(select make_interval(days => refund_days) from booking_settings)`;
