import { dayMs } from '@traveldesk/shared-contract';
import { demoTrips } from './demo.data';
import { stepHours, type Step } from './demo-trip';
import { madeAt } from './demo-trips';

const hour = dayMs / 24;
const hours = Array.from({ length: 24 }, (_, index) => index);
const ageOf = (trip: Parameters<typeof madeAt>[0]) => (Date.now() - madeAt(trip).getTime()) / hour;
const withStep = (step: Step) => demoTrips.filter(({ steps }) => steps.includes(step));

describe('a demo booking, whatever the hour of the first start', () => {
  afterEach(() => jest.useRealTimers());

  it.each(hours)('%i:20: price rises and expiries of the demo are in the past', (at) => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 26, at, 20) });
    for (const step of ['rise', 'expire'] as const) {
      expect(withStep(step)).not.toEqual([]);
      for (const trip of withStep(step)) expect(ageOf(trip)).toBeGreaterThan(stepHours[step]);
    }
    // A hold with a risen price must still be a hold: holds last 72 hours (docs/training-supplier.md).
    for (const trip of withStep('rise')) expect(ageOf(trip)).toBeLessThan(72);
  });
});
