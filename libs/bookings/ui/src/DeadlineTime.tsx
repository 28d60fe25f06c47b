import type { DeadlineKind } from '@traveldesk/bookings-contract';
import { Countdown } from './Countdown';
import { Since } from './Since';

/** The time until a deadline; for a doubt or an awaited refund, the time since it began. */
export function DeadlineTime({ kind, at }: { kind: DeadlineKind; at: string }) {
  return kind === 'in_doubt' || kind === 'refund_pending' ? <Since at={at} /> : <Countdown at={at} />;
}
