import path from 'node:path';
import { describeKills } from '@traveldesk/bookings-server/testing';
import { startStayBookings, stayDesk, stayModules } from '../testing/stay-bookings.fake';
import { hotelsProven } from './proven.fake';

describeKills('kill -9 with stays', hotelsProven, {
  program: path.join(__dirname, 'stay-booker.fixture.ts'),
  modules: stayModules,
  few: [
    ['book', 'heard', 'normal'],
    ['book', 'before_intent', 'normal'],
    ['book', 'before_claim', 'normal'],
    ['book', 'before_call', 'refused'],
    ['cancel', 'heard', 'normal'],
    ['book', 'answered', 'done_then_500'],
    ['look_up', 'heard', 'normal'],
    ['look_up', 'answered', 'another guest'],
    ['cancel', 'answered', 'normal'],
    ['cancel', 'before_intent', 'normal'],
    ['cancel', 'unheard', 'normal'],
    ['cancel', 'heard', 'accepted'],
  ],
  smoke: 1,
  setUp: async (makeApi, at) => {
    const bookings = await startStayBookings(makeApi, { at });
    // The company's customer user comes with its first booking, and is no step of the others.
    const desk = stayDesk(bookings.api, bookings.agent, { first: 250 });
    await desk.settled(await desk.book());
    return bookings;
  },
});
