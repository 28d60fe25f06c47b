import { networkOf, type Call } from '@traveldesk/shared-server';
import type { Line } from '../passwords/gate';

/**
 * Where a call waits for its hash: strangers in the line of their network, and who is known there in one of their own, so
 * that neither another network nor a stranger in the same one is before them.
 */
export function lineOf({ ip }: Pick<Call, 'ip'>, knownUserId: string | null): Line {
  const network = networkOf(ip);
  return knownUserId === null ? { name: network } : { name: `${network} ${knownUserId}`, known: true };
}
