import { isIPv6 } from 'node:net';

/**
 * Returns the network of an address. An IPv6 client owns a whole /64, so its host part does not identify it. For IPv4 addresses carried in
 * IPv6 (mapped and NAT64), it is the IPv4 address, however written.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? address;
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(inHexadecimal(bare));
  const carrier = groups.slice(0, 6).join(':');
  return carriers.includes(carrier) ? dotted(groups.slice(6)) : groups.slice(0, 4).join(':');
}

/** The prefixes of IPv4 addresses: ::ffff:0:0/96 and 64:ff9b::/96. */
const carriers = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** Turns `::ffff:203.0.113.7` into `::ffff:cb00:7107`. */
function inHexadecimal(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
