/** Permissions to see the parts that bookings add to other domains' screens. */
export { bookingReaders, lookToBookReaders } from '../permissions';
