import { bytesOf, guardedRequest } from './guarded-request';
import type { HostPolicy } from './host-policy';

interface FileLimits {
  policy: HostPolicy;
  /** For the whole request. */
  timeoutMs: number;
  maxBytes: number;
}

/**
 * Fetches a file, such as a picture, from an address that a supplier's answer named, without credentials. Returns null for whatever else
 * than a complete file comes: also if the policy refuses the address (SECURITY 17).
 */
export async function fetchFile(
  address: string,
  { policy, timeoutMs, maxBytes }: FileLimits,
): Promise<Buffer | null> {
  if (policy.refusal(address) !== null) return null;
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { accept: 'image/webp, image/png, image/jpeg', 'user-agent': 'Traveldesk' };
  try {
    const response = await guardedRequest(new URL(address), { method: 'GET', headers, signal }, policy);
    if (response.statusCode === 200) return await bytesOf(response, maxBytes);
    response.destroy();
    return null;
  } catch {
    return null;
  }
}

/**
 * Whether a supplier's answer may name a file at this address: a host that only the configuration allows must be the supplier's own, because
 * no other supplier has a reason to know it.
 */
export function mayNameFile(
  address: string,
  { supplier, policy }: { supplier: { base_url: string }; policy: HostPolicy },
): boolean {
  const [url, base] = [new URL(address), new URL(supplier.base_url)];
  if (url.username !== '' || url.password !== '' || policy.refusal(address) !== null) return false;
  const isOwn = url.host === base.host || (policy.isTraining(url) && policy.isTraining(base));
  return isOwn || !policy.names(url);
}
