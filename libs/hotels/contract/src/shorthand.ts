import { addDays, codeText, isWrittenDay, readDay } from '@traveldesk/shared-contract';
import { emptyStay, stayChildAges, type RoomDraft, type StayDraft } from './criteria';

const placeShape = /^[A-Z]{3}$/;
const nightsShape = /^(\d{1,3})N$/;
const radiusShape = /^(\d{1,3})KM$/;
/** A room: `2A`, `2A1C8`, `1A2C5.8`. */
const roomShape = /^(\d)A(?:(\d)C(\d{1,2}(?:[.,]\d{1,2})*))?$/;

/**
 * Reads a search in the shorthand of the trade: `hotel dxb 12dec 3n 2a1c8`. The words are the code of a city or an airport, check-in and
 * check-out (or the nights) as `readDay` reads them from today on, a word for each room, and the radius (`20km`). Undefined if any word is
 * unknown, because a wrong search is worse than none. Missing days are left to the form.
 */
export function readStayShorthand(typed: string, today: string): StayDraft | undefined {
  const read = parse(typed, today);
  return read?.misread === undefined ? read?.draft : undefined;
}

/** Returns the first unknown word of a text that has a place, such as `2A1C` of `hotel dxb 2a1c`. */
export function misreadStayShorthand(typed: string, today: string): string | undefined {
  return parse(typed, today)?.misread;
}

/** Returns undefined if the text is not the command with a place. */
function parse(typed: string, today: string): { draft: StayDraft; misread: string | undefined } | undefined {
  const [command, ...words] = codeText(typed).toUpperCase().split(/\s+/);
  if ((command !== 'HOTEL' && command !== 'HOTELS') || words.length > 20) return undefined;
  const draft: StayDraft = { ...emptyStay(), rooms: [] };
  let nights: number | undefined;
  const takers: readonly ((word: string) => boolean)[] = [
    (word) => {
      const room = roomOf(word);
      return room !== undefined && draft.rooms.push(room) > 0;
    },
    (word) => {
      const count = Number(nightsShape.exec(word)?.[1] ?? 0);
      if (count < 1 || nights !== undefined || draft.check_out !== null) return false;
      nights = count;
      return true;
    },
    (word) => {
      const [, km] = radiusShape.exec(word) ?? [];
      if (km) draft.radius = Number(km);
      return km !== undefined;
    },
    (word) => {
      if (!placeShape.test(word) || draft.place !== null) return false;
      draft.place = `city.${word}`;
      return true;
    },
    // A check-out besides the nights could contradict them.
    (word) => !(draft.check_in !== null && nights !== undefined) && takeDay(draft, word, today),
  ];
  const misread = words.find((word) => !takers.some((take) => take(word)));
  if (draft.place === null) return undefined;
  if (draft.check_in !== null && nights !== undefined) draft.check_out = addDays(draft.check_in, nights);
  return { draft: { ...draft, rooms: draft.rooms.length > 0 ? draft.rooms : emptyStay().rooms }, misread };
}

/** Check-in first, then check-out, which is the next such day after it. */
function takeDay(draft: StayDraft, word: string, today: string): boolean {
  if (!isWrittenDay(word) || draft.check_out !== null) return false;
  const from = draft.check_in ?? today;
  const min = draft.check_in === null ? today : addDays(from, 1);
  const day = readDay(word, { today: from, min });
  if (day === undefined) return false;
  if (draft.check_in === null) draft.check_in = day;
  else draft.check_out = day;
  return true;
}

function roomOf(word: string): RoomDraft | undefined {
  const [, adults, children = '0', ages = ''] = roomShape.exec(word) ?? [];
  if (!adults || Number(adults) < 1) return undefined;
  const read = ages === '' ? [] : ages.split(/[.,]/).map(Number);
  const isSound = read.length === Number(children) && read.every((age) => age <= stayChildAges.max);
  return isSound ? { adults: Number(adults), children: read } : undefined;
}
