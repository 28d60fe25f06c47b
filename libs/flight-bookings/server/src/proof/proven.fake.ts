import { runToPoint, type Proven } from '@traveldesk/bookings-server/testing';
import { toolsOf } from '@traveldesk/shared-server';
import { bareDesk } from '../testing/bare-desk.fake';
import { bookingsModules } from '../testing/bookings-api.fake';
import { stepOf, type Desk, type Prepared, type Step } from './steps.fake';
import { verdictOn } from './verify.fake';

/** Flights, for the proofs that all products share. */
export const flightsProven: Proven<Step, Desk, Prepared> = {
  steps: stepOf,
  toolsOf: (kernel) => toolsOf(kernel, 'flights'),
  verdictOn,
};

/** Books like an agent, in its own process, until it is killed at the requested point. */
export const bookToPoint = (args: readonly string[]) =>
  runToPoint({ modules: bookingsModules, deskOn: bareDesk, proven: flightsProven }, args);
