import { freeSeats } from '../world/fares';
import type { Cabin } from '../world/brands.data';
import type { Itinerary } from '../world/itineraries';
import { flightKey } from '../world/timetable';

/** Seats that an order has taken: so many in a cabin of each flight. */
export interface TakenSeats {
  flights: string[];
  cabin: Cabin;
  count: number;
  /** Seats that were chosen, as `FLIGHT 12A`. */
  chosen: string[];
}

/** Who sits where, over all customers: they buy from the same airlines. Worked out from the orders at each start. */
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

  /** Whether that many people can still fly all of it together. */
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
