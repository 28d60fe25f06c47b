import type { DeadlineKind } from '@traveldesk/bookings-contract';
import { Countdown } from './Countdown';
import { Since } from './Since';

/** The time until a deadline; for a doubt, the time since it began. */
export function DeadlineTime({ kind, at }: { kind: DeadlineKind; at: string }) {
  return kind === 'in_doubt' ? <Since at={at} /> : <Countdown at={at} />;
}
