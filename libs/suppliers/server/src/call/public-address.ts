import { BlockList, isIPv4 } from 'node:net';

/** IANA's special-purpose IPv4 networks, multicast and reserved ranges. */
const reserved: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const reserved4 = new BlockList();
for (const [network, prefix] of reserved) reserved4.addSubnet(network, prefix, 'ipv4');

/** Contains all public IPv6 addresses. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Teredo, documentation and 6to4 addresses within `global6`, which embed or stand for others. */
const reserved6 = new BlockList();
reserved6.addSubnet('2001::', 23, 'ipv6');
reserved6.addSubnet('2001:db8::', 32, 'ipv6');
reserved6.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address is public: not loopback, private, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved4.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}
