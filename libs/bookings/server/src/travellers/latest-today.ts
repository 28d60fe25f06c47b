import { dayIn } from '@traveldesk/shared-contract';

/** Today by the clock that is furthest ahead on Earth: nobody has been born on a later day. */
export const latestToday = (at: Date): string => dayIn('Pacific/Kiritimati', at);
