import { dayIn, daysBetween, localeOf, type Language } from '@traveldesk/shared-contract';
import { readerZone, type Format } from '@traveldesk/shared-web';

/** The time zone used for a property whose own is unknown. */
export const unknownZone = 'UTC';

/** An instant as read at the property and at the reader's place. */
export interface BothTimes {
  /** The property's date and time, with the offset that is in force there at that instant. */
  there: string;
  /** The reader's date and time; null if the reader's clock shows the same as the property's. */
  here: string | null;
  /** The number of days by which the reader's date is later than the property's; negative if earlier. */
  days: number;
}

/** `zone` is the property's, null if unknown; `reader` is the reader's, by default the user's. */
export function bothTimes(
  instant: string,
  zone: string | null,
  { deadline }: Pick<Format, 'deadline'>,
  reader: string = readerZone(),
): BothTimes {
  const at = new Date(instant);
  const there = zone ?? unknownZone;
  const isSame = clock(there).format(at) === clock(reader).format(at);
  return {
    there: deadline(at, there),
    here: isSame ? null : deadline(at, reader),
    days: daysBetween(dayIn(there, at), dayIn(reader, at)),
  };
}

function clock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

/** Returns the name of a time zone, with its offset on a day: `Eastern Time (GMT-4)`. */
export function zoneText(timeZone: string, day: string, language: Language): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const name = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(localeOf[language], { timeZone, timeZoneName })
      .formatToParts(noon)
      .find(({ type }) => type === 'timeZoneName')?.value;
  return `${name('longGeneric')} (${name('shortOffset')})`;
}
