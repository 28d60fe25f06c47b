import type { Dice } from '../../world/random';
import type { Scenario } from './scenarios';

export interface Bed {
  type: 'single' | 'double' | 'queen' | 'king' | 'sofabed';
  count: number;
}

export interface RoomType {
  name: string;
  beds: readonly Bed[] | null;
  adults: number;
  /** Adults and children together. */
  guests: number;
  /** Its price relative to the plainest room's. */
  factor: number;
  /** The scenario of the room, at the test hotels. */
  scenario: Scenario | null;
}

const room = (
  name: string,
  factor: number,
  [adults, guests]: readonly [number, number],
  beds: readonly Bed[] | null,
): RoomType => ({ name, beds, adults, guests, factor, scenario: null });

const plain: readonly RoomType[] = [
  room('Standard Double Room', 1, [2, 3], [{ type: 'double', count: 1 }]),
  room('Standard Twin Room', 1, [2, 2], [{ type: 'single', count: 2 }]),
  room('Queen Room', 1.05, [2, 3], [{ type: 'queen', count: 1 }]),
  room('Run of House', 0.94, [2, 2], null),
];
const better: readonly RoomType[] = [
  room('Superior King Room', 1.25, [2, 3], [{ type: 'king', count: 1 }]),
  room('Deluxe Room with View', 1.4, [2, 3], [{ type: 'king', count: 1 }]),
  room(
    'Family Room',
    1.55,
    [4, 5],
    [
      { type: 'double', count: 1 },
      { type: 'single', count: 2 },
    ],
  ),
  room('Triple Room', 1.35, [3, 4], [{ type: 'single', count: 3 }]),
  room(
    'Junior Suite',
    1.9,
    [3, 4],
    [
      { type: 'king', count: 1 },
      { type: 'sofabed', count: 1 },
    ],
  ),
];

/** Two to four kinds of room, the plainest first. */
export function roomsOf(dice: Dice): RoomType[] {
  const first = dice.between(0, better.length - 1);
  const more = dice.between(1, 3);
  const others = Array.from(
    { length: more },
    (_, at) => better[(first + at * 2) % better.length] as RoomType,
  );
  return [dice.pick(plain), ...new Set(others)];
}
