import type { Kernel } from '@traveldesk/shared-server';
import { connectionOf, namesOfAccount, protocolsOf } from '@traveldesk/suppliers-server';
import { productsOf } from '../product/product';
import { knownSecret } from './event-secret';
import { suppliersWithBookings, type SupplierWithBookings, type WebhookRow } from './webhooks.sql';

/** The webhook of a supplier's account, as stored in the supplier's row. */
interface Held {
  ref: string;
  url: string;
  secret: string;
  events: readonly string[];
  /** False if it was registered for another account, because the supplier's address or token has changed since. */
  isCurrent: boolean;
}

export type Member = Omit<SupplierWithBookings, 'webhook'> & { held: Held | null };

/** Suppliers with bookings that have the same address and token (docs/adr/0130). The first of its `callers` is the oldest. */
export interface WebhookAccount {
  /** Derived from the address, the token and the server's secret key. */
  name: string;
  members: Member[];
  /** Its active suppliers that a product sells. */
  callers: Member[];
  /** The types of events of all members' protocols. */
  events: string[];
}

/** Returns the accounts with a supplier that can be called. Suppliers without a readable token have none. */
export async function accountsOf(
  kernel: Pick<Kernel, 'db' | 'secrets' | 'tools'>,
): Promise<WebhookAccount[]> {
  const members = new Map<string, Member[]>();
  for (const { webhook, ...supplier } of await suppliersWithBookings(kernel.db)) {
    const names = await accountNames(kernel, supplier.id);
    const [name] = names;
    if (name === undefined) continue;
    const held = webhook && heldBy(kernel, supplier.id, webhook, names);
    members.set(name, [...(members.get(name) ?? []), { ...supplier, held }]);
  }
  const protocols = protocolsOf(kernel);
  const isSold = ({ protocol }: Member) => productsOf(kernel).some((product) => product.sells(protocol));
  return [...members].flatMap(([name, all]) => {
    const callers = all.filter((one) => one.status === 'active' && isSold(one));
    const events = [...new Set(all.flatMap(({ protocol }) => protocols.get(protocol)?.events ?? []))];
    return callers.length > 0 ? [{ name, members: all, callers, events }] : [];
  });
}

/**
 * Returns the names of the account that a supplier has now: the newest key comes first, and the others are those of webhooks from before a
 * change of keys. Empty without a readable token.
 */
export async function accountNames(
  { db, secrets }: Pick<Kernel, 'db' | 'secrets'>,
  supplierId: string,
): Promise<readonly string[]> {
  const connection = await connectionOf(db, secrets, supplierId);
  if (!connection || typeof connection === 'string') return [];
  return namesOfAccount(secrets, 'booking_webhook_account', connection);
}

/** Whether all suppliers of an account have its one webhook, at the URL of one of them, with all events. */
export function hasWebhook(
  { members, events }: WebhookAccount,
  urlOf: (member: Pick<Member, 'key'>) => string,
): boolean {
  const first = members[0]?.held;
  const urls = members.map(urlOf);
  return (
    !!first &&
    urls.includes(first.url) &&
    members.every(
      ({ held }) =>
        held?.isCurrent &&
        held.ref === first.ref &&
        held.url === first.url &&
        events.every((type) => held.events.includes(type)),
    )
  );
}

/** Returns null for a webhook whose secret cannot be read any more: it has to be registered again. */
function heldBy(
  { secrets }: Pick<Kernel, 'secrets'>,
  supplierId: string,
  { account, sealed, ref, url, events }: WebhookRow,
  names: readonly string[],
): Held | null {
  const secret = knownSecret(secrets, { supplier_id: supplierId, sealed });
  if (secret === null) return null;
  return { ref, url, secret, events, isCurrent: account !== null && names.includes(account) };
}
