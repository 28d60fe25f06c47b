import { refundOf } from '../bookings/cancel';
import { refundAt, timelineOf } from './timeline';

/** The worked examples of STAYS 3, in the year 2027. */
describe('the refund of a cancellation', () => {
  const at = (text: string) => Date.parse(`2027-${text}`);
  const tier = (refund: number, before: string) => ({ refund, before: at(before) });
  const dubai = {
    payment: 'pay_now',
    total: 30_000,
    paid: 30_000,
    timeline: [tier(30_000, '03-09T14:00:00Z')],
  };
  const newYork = {
    payment: 'pay_now',
    total: 80_000,
    paid: 80_000,
    timeline: [tier(80_000, '03-14T04:00:00Z'), tier(40_000, '03-15T03:59:00Z')],
  };
  const tokyo = {
    payment: 'pay_now',
    total: 45_000,
    paid: 45_000,
    timeline: [tier(45_000, '05-01T15:00:00Z')],
  };
  const london = {
    payment: 'guarantee',
    total: 18_000,
    paid: 0,
    timeline: [tier(18_000, '06-01T23:00:00Z')],
  };
  const paris = {
    payment: 'deposit',
    total: 50_000,
    paid: 10_000,
    timeline: [tier(50_000, '10-29T22:00:00Z'), tier(35_000, '10-31T22:59:00Z')],
  };
  it.each([
    ['Dubai', dubai, '03-09T13:59:59Z', 30_000],
    ['Dubai', dubai, '03-09T14:00:00Z', 0],
    ['New York', newYork, '03-14T03:30:00Z', 80_000],
    ['New York', newYork, '03-14T04:30:00Z', 40_000],
    ['New York', newYork, '03-15T04:00:00Z', 0],
    ['Tokyo', tokyo, '05-01T14:59:00Z', 45_000],
    ['Tokyo', tokyo, '05-01T15:00:00Z', 0],
    ['London', london, '06-01T22:59:00Z', 0],
    ['London', london, '06-01T23:00:00Z', 0],
    ['Paris', paris, '10-29T21:59:00Z', 10_000],
    ['Paris', paris, '10-30T12:00:00Z', 0],
    ['Paris', paris, '11-01T00:00:00Z', 0],
  ])('%s, %j at %s: %d', (_, { total, paid, timeline }, instant, back) => {
    expect(refundOf({ rate: { total, timeline }, paid }, at(instant))).toBe(back);
  });

  it('is zero for an empty timeline, and never more than the total', () => {
    expect(refundAt([], 100, 0)).toBe(0);
    expect(refundAt([{ refund: 150, before: 1 }], 100, 0)).toBe(100);
  });

  it('follows the property’s local time, also across a clock change', () => {
    const rules = [{ share: 0.5, days: 0, at: 23 * 60 + 59 }];
    const [tierOf] = timelineOf(rules, {
      total: 23_087,
      checkIn: '2027-03-14',
      timeZone: 'America/New_York',
      now: 0,
    });
    expect(tierOf).toEqual({ refund: 11_544, before: at('03-15T03:59:00Z') });
  });
});
