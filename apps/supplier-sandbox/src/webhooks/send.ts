import { signatureOf } from './signature';
import type { EventRecord, WebhookRecord } from './webhook.record';

const patienceMs = 5000;
const mostResponse = 500;

/** One attempt: the receiver's response, with status null when there was none. Redirects are not followed. Never throws. */
export async function sendEvent(
  webhook: WebhookRecord,
  event: EventRecord,
  stopping: AbortSignal,
): Promise<{ status: number | null; response: string }> {
  const body = JSON.stringify(eventWire(event));
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), stopping]),
      headers: {
        'content-type': 'application/json',
        'x-duffel-signature': signatureOf(webhook.secret, body, Date.now()),
      },
      body,
    });
    return { status: response.status, response: (await response.text()).slice(0, mostResponse) };
  } catch (error) {
    return { status: null, response: error instanceof Error ? error.message : String(error) };
  }
}

/** An event as it is sent (SUPPLIER 5). */
export function eventWire({ id, type, object, key, created }: EventRecord) {
  return {
    id,
    api_version: 'v2',
    type,
    live_mode: false,
    idempotency_key: key,
    identity_organisation_id: 'org_0000TrainingSupplier00',
    created_at: new Date(created).toISOString(),
    data: { object },
  };
}
