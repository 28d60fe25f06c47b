import { isIP } from 'node:net';
import type { Config } from '@traveldesk/shared-server';
import { isPublicAddress } from './public-address';

/** Which hosts the API may call for a supplier, by base URL (SECURITY 17). */
export interface HostPolicy {
  /** Whether the configuration names the host: then http and private addresses are allowed. */
  names(url: URL): boolean;
  /** Whether it is the training supplier's own address: nothing that is sold there can be flown. */
  isTraining(url: URL): boolean;
  /** Why a base URL cannot be kept, as the code of a problem; null when it can. */
  refusal(baseUrl: string): 'supplier_https_required' | 'supplier_host_refused' | null;
}

/**
 * SUPPLIER_ALLOWED_HOSTS. Where the training supplier runs, with demo data or outside of production, its own
 * address and port are allowed too.
 */
export function hostPolicyOf(
  config: Pick<Config, 'environment' | 'demoData' | 'sandboxPort' | 'supplierAllowedHosts'>,
): HostPolicy {
  const training = config.demoData || config.environment !== 'production';
  const sandbox = [`127.0.0.1:${config.sandboxPort}`, `localhost:${config.sandboxPort}`];
  const allowed = new Set([...config.supplierAllowedHosts, ...(training ? sandbox : [])]);

  const names = (url: URL) => allowed.has(url.hostname) || allowed.has(`${url.hostname}:${portOf(url)}`);
  return {
    names,
    isTraining: (url) => sandbox.includes(`${url.hostname}:${portOf(url)}`),
    refusal: (baseUrl) => {
      const url = new URL(baseUrl);
      if (names(url)) return null;
      if (isForbiddenLiteral(url.hostname)) return 'supplier_host_refused';
      return url.protocol === 'https:' ? null : 'supplier_https_required';
    },
  };
}

function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

/** What can be told without asking DNS; the rest is told when the supplier is called. */
function isForbiddenLiteral(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return host === 'localhost' || host.endsWith('.localhost');
}
