import { networkOf, type Call } from '@traveldesk/shared-server';
import type { Line } from '../passwords/gate';

/**
 * Returns the line in which a request waits for its hash: strangers share the line of their network, known users have their own. So neither
 * another network nor a stranger in the same network delays a known user.
 */
export function lineOf({ ip }: Pick<Call, 'ip'>, knownUserId: string | null): Line {
  const network = networkOf(ip);
  return knownUserId === null ? { name: network } : { name: `${network} ${knownUserId}`, known: true };
}
