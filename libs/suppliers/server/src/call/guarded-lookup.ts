import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** The host's name leads to an address that may not be called. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress';
}

/**
 * Looks a name up and refuses it when any of its addresses is not public. It is the connection's own look-up,
 * so the address that was checked is the one that is called, whatever DNS says a moment later.
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
