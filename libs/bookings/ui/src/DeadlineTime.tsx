import type { DeadlineKind } from '@traveldesk/bookings-contract';
import { Countdown } from './Countdown';
import { Since } from './Since';

/** How long until a deadline; of what is in doubt, for how long it is. */
export function DeadlineTime({ kind, at }: { kind: DeadlineKind; at: string }) {
  return kind === 'in_doubt' ? <Since at={at} /> : <Countdown at={at} />;
}
