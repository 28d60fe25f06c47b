import { boards } from '@traveldesk/markups-contract';
import type { RoomRate, StayRoom } from '@traveldesk/hotels-contract';
import { costsOf } from '@traveldesk/hotels-ui';
import { minorUnits } from '@traveldesk/shared-contract';

type Board = RoomRate['board'];

/** Which rates are shown. Empty `boards` mean all. */
export interface RateFilter {
  isFree: boolean;
  boards: readonly string[];
}

export const noRateFilter: RateFilter = { isFree: false, boards: [] };

/** The text of a board in a filter; a board that the supplier does not state has one, too. */
export const boardKey = (board: Board): string => board ?? 'unknown';

export interface BoardRates {
  board: Board;
  /** The cheapest first. */
  rates: RoomRate[];
}

export interface GroupedRoom {
  room: StayRoom;
  boards: BoardRates[];
}

/** Whether a cancellation now would cost nothing. Unknown terms are never free. */
export function isFreeNow({ tiers, now }: Pick<RoomRate, 'tiers' | 'now'>): boolean {
  return costsOf(tiers ?? [], now)[0] === 'free';
}

function passes(rate: RoomRate, { isFree, boards: wanted }: RateFilter): boolean {
  return (!isFree || isFreeNow(rate)) && (wanted.length === 0 || wanted.includes(boardKey(rate.board)));
}

/** Returns the rooms that have rates of the filter, the cheapest first, with their rates by board in the order of meals. */
export function groupRates(rooms: readonly StayRoom[], filter: RateFilter): GroupedRoom[] {
  return rooms
    .map((room) => ({ room, rates: room.rates.filter((rate) => passes(rate, filter)).sort(byTotal) }))
    .filter(({ rates }) => rates.length > 0)
    .sort(({ rates: [one] }, { rates: [other] }) => (one && other ? byTotal(one, other) : 0))
    .map(({ room, rates }) => ({
      room,
      boards: [...boards, null].flatMap((board) => {
        const alike = rates.filter((rate) => rate.board === board);
        return alike.length > 0 ? [{ board, rates: alike }] : [];
      }),
    }));
}

/** Totals are all in the search's currency. */
function byTotal(one: RoomRate, other: RoomRate): number {
  return Number(minorUnits(one.price.total) - minorUnits(other.price.total));
}
