import path from 'node:path';
import { describeKills } from '@traveldesk/bookings-server/testing';
import { bookingsModules, startBookingsApi } from '../testing/bookings-api.fake';
import { flightsProven } from './proven.fake';

describeKills('kill -9', flightsProven, {
  program: path.join(__dirname, 'booker.fixture.ts'),
  modules: bookingsModules,
  few: [
    ['hold', 'heard', 'normal'],
    ['instant', 'before_claim', 'normal'],
    ['instant', 'heard', 'accepted'],
    ['instant', 'before_intent', 'normal'],
    ['pay_hold', 'heard', 'normal'],
    ['pay_hold', 'answered', 'refused'],
    ['cancel_hold', 'heard', 'normal'],
    ['void', 'before_call', 'normal'],
    ['void', 'heard', 'normal'],
    ['refund', 'unheard', 'normal'],
    ['refund', 'answered', 'done_then_500'],
    ['change', 'heard', 'normal'],
    ['change', 'answered', 'normal'],
  ],
  setUp: (makeApi, at) => startBookingsApi(makeApi, { at }),
});
