import { networkOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { linkQueue } from '../links/link.mail';
import { takeAttempt } from '../throttle/throttle';

interface Asked {
  email: string;
  ip: string;
}

/**
 * Queues a reset link. Too many requests for one address, or from one, are ignored silently: the caller learns neither this nor whether the
 * address is known.
 */
export async function requestReset(
  tx: Tx,
  record: Recorder,
  { email, ip }: Asked,
  { kernel, clock }: { kernel: Kernel; clock: Clock },
): Promise<void> {
  const { blocked } = await takeAttempt(
    tx,
    [
      { kind: 'pair', of: `link for ${email}` },
      { kind: 'address', of: `links from ${networkOf(ip)}` },
    ],
    clock(),
  );
  record({ entity: 'user', id: 'unknown', action: blocked ? 'reset_throttled' : 'reset_requested' });
  if (!blocked) await kernel.jobs.send(linkQueue, { email }, { tx });
}
