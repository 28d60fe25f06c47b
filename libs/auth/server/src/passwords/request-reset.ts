import { change, type Call, type Kernel } from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { linkQueue } from '../links/link.mail';
import { networkOf } from '../throttle/network';
import { takeAttempt } from '../throttle/throttle';

interface Request {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  email: string;
}

/**
 * Notes that somebody asked for a link. Too many questions for one address, or from one, are left unanswered
 * without a word: the caller can tell neither that nor whether the address is anybody's.
 */
export async function requestReset({ kernel, clock, request, email }: Request): Promise<void> {
  await change(request, async (tx, record) => {
    const { blocked } = await takeAttempt(
      tx,
      [
        { kind: 'pair', of: `link for ${email}` },
        { kind: 'address', of: `links from ${networkOf(request.ip)}` },
      ],
      clock(),
    );
    record({ entity: 'user', id: 'unknown', action: blocked ? 'reset_throttled' : 'reset_requested' });
    if (!blocked) await kernel.jobs.send(linkQueue, { email }, { tx });
  });
}
