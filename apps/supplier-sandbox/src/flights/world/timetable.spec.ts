import { airportOf } from '../../world/places';
import { carrierOf } from './airlines';
import { brandsFor } from './brands.data';
import { carriers } from './carriers.data';
import { itinerariesOf } from './itineraries';
import { flightsOn } from './timetable';

describe('the timetable', () => {
  it('has the hubs and brands of every airline', () => {
    for (const carrier of carriers) {
      expect(() => carrier.hubs.map(airportOf)).not.toThrow();
      expect(brandsFor(carrier, 'economy').length).toBeGreaterThan(0);
    }
  });

  it('has flight times that follow the distance, and are shorter with the wind', () => {
    const zz = carrierOf('ZZ');
    const [west] = flightsOn(zz, airportOf('LHR'), airportOf('JFK'), '2027-02-03');
    const [east] = flightsOn(zz, airportOf('JFK'), airportOf('LHR'), '2027-02-03');
    expect(west!.minutes).toBeGreaterThan(east!.minutes);
    expect(west!.minutes).toBeGreaterThan(400);
    expect(west!.minutes).toBeLessThan(520);
  });

  it('has connections with enough time, never over twice the distance, and none with low-cost airlines', () => {
    const leg = { origin: airportOf('TUN'), destination: airportOf('OSL'), date: '2027-02-03' };
    let connections = 0;
    for (const carrier of carriers) {
      for (const { flights, minutes } of itinerariesOf(carrier, leg, 2)) {
        if (carrier.kind === 'low_cost' && carrier.hubs.length > 3) expect(flights).toHaveLength(1);
        expect(minutes).toBeLessThan(30 * 60);
        flights.slice(1).forEach((flight, at) => {
          const pause = (flight.departs - flights[at]!.arrives) / 60_000;
          const other = flight.origin !== flights[at]!.destination;
          expect(pause).toBeGreaterThanOrEqual(other ? 195 : 55);
          connections += 1;
        });
      }
    }
    expect(connections).toBeGreaterThan(5);
  });
});
