import type { CallSupplier } from '../call/calls-of';
import type { WebhookCalls } from '../duffel/webhook-endpoints';

interface EndpointPlace {
  url: string;
  events: readonly string[];
  /** Ids of endpoints whose secret is known. */
  known: readonly string[];
  /** URLs of the platform, one for each supplier of the account. */
  ours: readonly string[];
}

/** Makes an account send events to a URL; returns null where its endpoint belongs to somebody else. `secret` is null for a known endpoint. */
export async function registerEndpoint(
  calls: WebhookCalls,
  call: CallSupplier,
  { url, events, known, ours }: EndpointPlace,
): Promise<{ ref: string; secret: string | null } | null> {
  const all = await calls.webhooks(call);
  const kept = all.find(({ ref }) => known.includes(ref));
  if (kept) {
    const isRight = kept.active && kept.url === url && events.every((type) => kept.events.includes(type));
    if (!isRight) await calls.changeWebhook(call, kept.ref, { url, events });
    return { ref: kept.ref, secret: null };
  }
  // An account has one endpoint. Our own is replaced if its secret is unknown, as after a crash; another owner's is left alone.
  if (!all.every(({ url: used }) => ours.includes(used))) return null;
  for (const { ref } of all) await calls.removeWebhook(call, ref);
  const answer = await calls.registerWebhook(call, { url, events });
  return answer.outcome === 'done' ? answer.result : null;
}
