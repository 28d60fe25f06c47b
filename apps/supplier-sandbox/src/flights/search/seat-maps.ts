import type { Seats } from '../orders/seats';
import { aircraftOf, type Aircraft } from '../world/aircraft';
import { amountText, minorUnits, wholeUnits } from '../../world/money';
import { chance } from '../../world/random';
import { flightKey, type Flight } from '../world/timetable';
import type { FoundOffer } from './offers';
import { scenarioOf } from './scenarios';
import type { Service } from './services';

const letters = 'ABCDEFGHJK';
/** The share of seats already chosen by others. */
const chosenByOthers = 0.35;
const exitRows = [12, 13];

interface Seat {
  row: number;
  designator: string;
  services: Service[];
}

/** Returns a cabin's layout: economy has the aircraft's rows; others have fewer rows, with at most two adjacent seats. */
function layoutOf(aircraft: Aircraft, cabin: string) {
  if (cabin === 'economy') return { sections: aircraft.sections, from: 8, rows: aircraft.rows };
  return { sections: aircraft.sections.map((width) => Math.min(width, 2)), from: 1, rows: 5 };
}

/** Returns every seat of a flight with its price per passenger. */
function seatsOf(found: FoundOffer, flight: Flight, place: string, taken: Seats): Seat[] {
  const { draft, search } = found;
  const { sections, from, rows } = layoutOf(aircraftOf(flight.aircraft), search.cabin);
  const width = sections.reduce((sum, section) => sum + section, 0);
  const seated = search.passengers.filter(({ fare }) => fare !== 'infant_without_seat');
  const key = flightKey(flight);
  return Array.from({ length: rows * width }, (_, at) => {
    const row = from + Math.floor(at / width);
    const designator = `${row}${letters[at % width] ?? 'A'}`;
    const seat = `${key} ${designator}`;
    const gone = taken.isChosen(seat) || chance(chosenByOthers, 'chosen', seat);
    const services = seated.map((passenger, index): Service => ({
      id: `ase_${draft.id.slice(4)}s${place}${index}${designator}`,
      type: 'seat',
      passengerId: passenger.id,
      segmentIds: [`seg_${draft.id.slice(4)}${place}`],
      amount: priceOf(found, row),
      most: 1,
      metadata: { designator, name: '', disclosures: disclosuresOf(row) },
      seat,
    }));
    return { row, designator, services: gone ? [] : services };
  });
}

function priceOf({ draft, search }: FoundOffer, row: number): number {
  if (draft.brand.seatChoice && !exitRows.includes(row)) return 0;
  const euro = exitRows.includes(row) ? 29 : 11;
  return draft.carrier.kind === 'training'
    ? wholeUnits(euro, search.currency)
    : minorUnits(euro, search.currency);
}

const disclosuresOf = (row: number) =>
  exitRows.includes(row) ? ['Do not seat children in exit row seats'] : [];

const hasMaps = ({ draft, search }: FoundOffer) =>
  draft.carrier.tellsConditions && scenarioOf(search.slices) !== 'no_services';

/** Returns every seat that can be bought with an offer. */
export function seatServices(found: FoundOffer, taken: Seats): Service[] {
  if (!hasMaps(found)) return [];
  return found.draft.itineraries.flatMap(({ flights }, slice) =>
    flights.flatMap((flight, at) =>
      seatsOf(found, flight, `${slice}${at}`, taken).flatMap(({ services }) => services),
    ),
  );
}

/** Returns a seat map per flight of an offer (SUPPLIER 4): rows from the front, sections from the left, aisles between them. */
export function seatMapsWire(found: FoundOffer, taken: Seats) {
  if (!hasMaps(found)) return [];
  const seed = found.draft.id.slice(4);
  return found.draft.itineraries.flatMap(({ flights }, slice) =>
    flights.map((flight, at) => ({
      id: `sea_${seed}${slice}${at}`,
      slice_id: `sli_${seed}${slice}`,
      segment_id: `seg_${seed}${slice}${at}`,
      cabins: [cabinWire(found, flight, `${slice}${at}`, taken)],
    })),
  );
}

function cabinWire(found: FoundOffer, flight: Flight, place: string, taken: Seats) {
  const { sections, rows, from } = layoutOf(aircraftOf(flight.aircraft), found.search.cabin);
  const seats = seatsOf(found, flight, place, taken);
  const { currency } = found.search;
  let next = 0;
  const rowWires = Array.from({ length: rows }, (_, row) => ({
    sections: sections.map((width) => ({
      elements: seats.slice(next, (next += width)).map((seat) => seatWire(seat, currency)),
    })),
    exit: exitRows.includes(from + row),
  })).flatMap(({ sections: parts, exit }) =>
    exit
      ? [{ sections: parts.map(() => ({ elements: [{ type: 'exit_row' }] })) }, { sections: parts }]
      : [{ sections: parts }],
  );
  return {
    cabin_class: found.search.cabin,
    deck: 0,
    aisles: sections.length - 1,
    wings: found.search.cabin === 'economy' ? { first_row_index: 4, last_row_index: 12 } : null,
    rows: rowWires,
  };
}

function seatWire({ designator, row, services }: Seat, currency: string) {
  return {
    type: 'seat',
    designator,
    name: '',
    disclosures: disclosuresOf(row),
    available_services: services.map(({ id, passengerId, amount }) => ({
      id,
      passenger_id: passengerId,
      total_amount: amountText(amount, currency),
      total_currency: currency,
    })),
  };
}
