import { nightsOf, type Room, type RoomRate, type StayQuote } from '@traveldesk/hotels-contract';
import { commaOf, localeOf } from '@traveldesk/shared-contract';
import { isolated, writerOf, type PdfDocument } from '@traveldesk/shared-documents';
import type { DocumentWords } from '@traveldesk/shared-server';

type Part = PdfDocument['parts'][number];
type Facts = Extract<Part, { kind: 'facts' }>['facts'];

/** The parts that documents of quotes and of stays share; `say` has the texts of hotels. */
export function propertyFacts(
  { address, stars }: Pick<StayQuote['property'], 'address' | 'stars'>,
  say: DocumentWords,
): Facts {
  const { line, city, country_code: code } = address;
  const country = new Intl.DisplayNames(localeOf[say.language], { type: 'region' }).of(code) ?? code;
  const whole = [line, city, country].flatMap((part) => (part === null ? [] : [isolated(part)]));
  return [
    { label: say('address'), value: whole.join(commaOf[say.language]) },
    ...(stars === null ? [] : [{ label: say('stars'), value: say('stars_count', { count: stars }) }]),
  ];
}

/** The days of a stay with the property's local times, and its nights. */
export function dayFacts(
  days: { check_in: string; check_out: string },
  details: Pick<StayQuote['details'], 'check_in_after' | 'check_out_before'>,
  say: DocumentWords,
): Facts {
  const day = (value: string) => writerOf(say.language)(value, 'day');
  const arrival = { day: day(days.check_in), time: details.check_in_after ?? '' };
  const departure = { day: day(days.check_out), time: details.check_out_before ?? '' };
  return [
    { label: say('check_in'), value: arrival.time ? say('from_time', arrival) : arrival.day },
    { label: say('check_out'), value: departure.time ? say('until_time', departure) : departure.day },
    { label: say('nights'), value: say('nights_count', { count: nightsOf(days) }) },
  ];
}

/** The guests of each room; `name` adds to their text. */
export function guestFacts<R extends Room>(
  rooms: readonly R[],
  say: DocumentWords,
  name: (room: R) => string[] = () => [],
): Facts {
  return rooms.map((room, at) => ({
    label: rooms.length === 1 ? say('guests') : say('guests_of', { number: at + 1 }),
    value: [...name(room), guestsText(room, say)].join(' · '),
  }));
}

function guestsText({ adults, children }: Room, say: DocumentWords): string {
  const comma = commaOf[say.language];
  const all = [say('adults', { count: adults })];
  if (children.length > 0)
    all.push(
      say('children', {
        count: children.length,
        ages: children.toSorted((one, two) => one - two).join(comma),
      }),
    );
  return all.join(comma);
}

const knownBeds: readonly string[] = ['single', 'double', 'queen', 'king', 'sofabed', 'bunk'];

export function roomFacts(
  room: StayQuote['room'],
  { board }: Pick<RoomRate, 'board'>,
  say: DocumentWords,
): Facts {
  const beds = room.beds.map(
    ({ type, count }) => `${count} × ${knownBeds.includes(type) ? say(`beds.${type}`) : isolated(type)}`,
  );
  return [
    { label: say('room.name'), value: room.name },
    ...(beds.length > 0 ? [{ label: say('beds.title'), value: beds.join(commaOf[say.language]) }] : []),
    { label: say('board.title'), value: say(`board.${board ?? 'unknown'}`) },
  ];
}

/** Conditions are in the supplier's words, whatever the language. */
export function conditionParts({ conditions }: Pick<RoomRate, 'conditions'>, say: DocumentWords): Part[] {
  if (conditions.length === 0) return [];
  const notes = conditions.map(({ title, description }) =>
    isolated([title, description].filter((text) => text !== '').join(': ')),
  );
  return [
    { kind: 'heading', text: say('conditions') },
    { kind: 'notes', notes },
  ];
}
