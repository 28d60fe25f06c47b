import { protocolsOf } from '../protocols';
import { withoutAmounts } from './masked-exchange';

/**
 * Returns a supplier's data without amounts, for readers who must not see net prices (TRAVEL-RULES 30). It removes the amounts of all
 * protocols, because the supplier may have used another one before; null if this server does not support the protocol and cannot find them.
 */
export function withoutNetPrices<Said extends object>(
  kernel: Parameters<typeof protocolsOf>[0],
  name: string | undefined,
  said: Said,
): Said | null {
  const protocols = protocolsOf(kernel);
  if (name === undefined || !protocols.has(name)) return null;
  const all = [...protocols.values()];
  return withoutAmounts({ isAmount: (field) => all.some(({ masked }) => masked.isAmount(field)) }, said);
}
