import { dayIn } from '@traveldesk/shared-contract';

/** Today in the time zone furthest ahead: no birth date can be later. */
export const latestToday = (at: Date): string => dayIn('Pacific/Kiritimati', at);

/** Today in the time zone furthest behind: a passport valid until this day has not expired anywhere. */
export const earliestToday = (at: Date): string => dayIn('Etc/GMT+12', at);
