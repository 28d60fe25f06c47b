import type { FlightWork } from '../flights/orders/work.record';
import type { StayWork } from '../stays/bookings/work.record';

/** A request with an effect, stored so that it can be executed later. */
export type Work = FlightWork | StayWork;
