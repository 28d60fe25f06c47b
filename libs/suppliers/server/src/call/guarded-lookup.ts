import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** The host's name resolves to an address that must not be called. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress';
}

/**
 * Resolves a name and fails if any of its addresses is not public. It is the connection's own lookup, so the checked address is the one
 * that is connected to, even if DNS changes.
 */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  const all: LookupOptions & { all: true } = { ...options, all: true };
  lookup(hostname, all, (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error) return callback(error, '');
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new BlockedAddress(hostname), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
