import type { SeatCabin, SeatElement, SeatMap } from '../../orders/extras';
import { cabinOf } from '../cabins';
import { count, id, list, money, object, optionalObject, optionalText, sentence, text } from '../order-read';

/* Generous limits: an aircraft has two decks, about eighty rows, three sections in a row and four seats in a section. */
const maxCabins = 8;
const maxRows = 200;
const maxSections = 8;
const maxElements = 20;
const maxChoices = 20;
const maxDisclosures = 20;

/** Reads the seat map of a flight (SUPPLIER 4). */
export function seatMapOf(wire: unknown): SeatMap {
  const it = object(wire, 'seat_map');
  return {
    segment: id(it.segment_id, 'segment_id'),
    cabins: list(it.cabins, 'cabins', maxCabins).map(cabinOfMap),
  };
}

function cabinOfMap(wire: unknown): SeatCabin {
  const it = object(wire, 'cabin');
  const wings = optionalObject(it.wings, 'wings');
  return {
    cabin: cabinOf(optionalText(it.cabin_class, 'cabin_class')),
    deck: count(it.deck, 'deck', 3),
    wings: wings && {
      first: count(wings.first_row_index, 'first_row_index', maxRows),
      last: count(wings.last_row_index, 'last_row_index', maxRows),
    },
    rows: list(it.rows, 'rows', maxRows).map((row) =>
      list(object(row, 'row').sections, 'sections', maxSections).map((section) =>
        list(object(section, 'section').elements, 'elements', maxElements).map(elementOf),
      ),
    ),
  };
}

const kinds: ReadonlyMap<unknown, Exclude<SeatElement['kind'], 'seat'>> = new Map([
  ['empty', 'empty'],
  ['exit_row', 'exit'],
  ['lavatory', 'lavatory'],
  ['galley', 'galley'],
  ['closet', 'closet'],
  ['stairs', 'stairs'],
  ['bassinet', 'bassinet'],
]);

function elementOf(wire: unknown): SeatElement {
  const it = object(wire, 'element');
  // A restricted seat is still a seat; its services show whether it is for sale.
  if (it.type !== 'seat' && it.type !== 'restricted_seat_general') {
    return { kind: kinds.get(it.type) ?? 'other' };
  }
  return {
    kind: 'seat',
    designator: text(it.designator, 'designator'),
    name: optionalText(it.name, 'name'),
    disclosures: list(it.disclosures ?? [], 'disclosures', maxDisclosures).map((one) =>
      sentence(one, 'disclosure'),
    ),
    choices: list(it.available_services ?? [], 'available_services', maxChoices).map((one) => {
      const service = object(one, 'service');
      return {
        ref: id(service.id, 'service.id'),
        traveller: id(service.passenger_id, 'passenger_id'),
        price: money(service.total_amount, service.total_currency, 'total_amount'),
      };
    }),
  };
}
