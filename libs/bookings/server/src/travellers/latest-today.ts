import { dayIn } from '@traveldesk/shared-contract';

/** Today by the clock that is furthest ahead on Earth: nobody has been born on a later day. */
export const latestToday = (at: Date): string => dayIn('Pacific/Kiritimati', at);

/** Today by the clock that is furthest behind on Earth: nowhere has a passport ended that is valid until this day. */
export const earliestToday = (at: Date): string => dayIn('Etc/GMT+12', at);
