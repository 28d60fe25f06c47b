import { freeSeats } from '../world/fares';
import type { Cabin } from '../world/brands.data';
import type { Itinerary } from '../world/itineraries';
import { flightKey } from '../world/timetable';

/** The seats of an order: `count` in a cabin of each flight. */
export interface TakenSeats {
  flights: string[];
  cabin: Cabin;
  count: number;
  /** Chosen seats: `FLIGHT 12A`. */
  chosen: string[];
}

/** The seats taken by all customers, who buy from the same airlines. Rebuilt from the orders at each start. */
export class Seats {
  readonly #taken = new Map<string, number>();
  readonly #chosen = new Set<string>();

  take(seats: TakenSeats): void {
    this.#count(seats, 1);
    for (const seat of seats.chosen) this.#chosen.add(seat);
  }

  giveBack(seats: TakenSeats): void {
    this.#count(seats, -1);
    for (const seat of seats.chosen) this.#chosen.delete(seat);
  }

  isChosen(seat: string): boolean {
    return this.#chosen.has(seat);
  }

  left(flight: string, carrier: string, cabin: Cabin): number {
    return freeSeats(flight, carrier, cabin) - (this.#taken.get(`${flight} ${cabin}`) ?? 0);
  }

  /** Whether `count` seats are free on every flight. */
  fit(itineraries: readonly Itinerary[], cabin: Cabin, count: number): boolean {
    return itineraries.every(({ flights }) =>
      flights.every((flight) => this.left(flightKey(flight), flight.carrier, cabin) >= count),
    );
  }

  clear(): void {
    this.#taken.clear();
    this.#chosen.clear();
  }

  #count({ flights, cabin, count }: TakenSeats, sign: 1 | -1): void {
    for (const flight of flights) {
      const key = `${flight} ${cabin}`;
      this.#taken.set(key, (this.#taken.get(key) ?? 0) + sign * count);
    }
  }
}
