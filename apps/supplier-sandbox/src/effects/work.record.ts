import type { FlightWork } from '../flights/orders/work.record';
import type { StayWork } from '../stays/bookings/work.record';

/** A call that has an effect, as it can be written down and done later. */
export type Work = FlightWork | StayWork;
