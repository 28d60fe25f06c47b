import { seeded } from '../../world/random';

export interface Aircraft {
  iata: string;
  name: string;
  /** The range in kilometers. */
  reachKm: number;
  /** The seats of an economy row, split by the aisles. */
  sections: readonly number[];
  rows: number;
}

const jet = { sections: [3, 3], rows: 30 };
const wide = { sections: [3, 3, 3], rows: 36 };

export const allAircraft: readonly Aircraft[] = [
  { iata: 'AT7', name: 'ATR 72', reachKm: 900, sections: [2, 2], rows: 18 },
  { iata: 'E90', name: 'Embraer 190', reachKm: 2500, sections: [2, 2], rows: 25 },
  { iata: '223', name: 'Airbus A220-300', reachKm: 5500, sections: [2, 3], rows: 28 },
  { iata: '320', name: 'Airbus A320', reachKm: 5200, ...jet },
  { iata: '32Q', name: 'Airbus A321neo', reachKm: 6500, ...jet, rows: 36 },
  { iata: '738', name: 'Boeing 737-800', reachKm: 5200, ...jet, rows: 32 },
  { iata: '7M8', name: 'Boeing 737 MAX 8', reachKm: 6000, ...jet, rows: 32 },
  { iata: '332', name: 'Airbus A330-200', reachKm: 12_500, sections: [2, 4, 2], rows: 34 },
  { iata: '359', name: 'Airbus A350-900', reachKm: 15_500, ...wide },
  { iata: '789', name: 'Boeing 787-9', reachKm: 14_800, ...wide },
  { iata: '77W', name: 'Boeing 777-300ER', reachKm: 15_600, sections: [3, 4, 3], rows: 40 },
];

const byCode = new Map(allAircraft.map((one) => [one.iata, one]));

export function aircraftOf(code: string): Aircraft {
  const aircraft = byCode.get(code);
  if (!aircraft) throw new Error(`There is no aircraft ${code}.`);
  return aircraft;
}

/** Returns the aircraft type for a route: with enough range, but not more than four times too much. */
export function aircraftFor(km: number, ...words: readonly (string | number)[]): Aircraft {
  const fitting = allAircraft.filter(({ reachKm }) => reachKm >= km && reachKm <= Math.max(km * 4, 5200));
  const choices = fitting.length > 0 ? fitting : allAircraft.slice(-1);
  return choices[seeded('aircraft', ...words) % choices.length] ?? aircraftOf('789');
}
