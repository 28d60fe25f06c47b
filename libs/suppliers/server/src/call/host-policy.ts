import { isIP } from 'node:net';
import type { Config } from '@traveldesk/shared-server';
import { isPublicAddress } from './public-address';

/** Decides which hosts may be called for a supplier's base URL (SECURITY 17). */
export interface HostPolicy {
  /** Whether the configuration lists the host, which allows http and private addresses. */
  names(url: URL): boolean;
  /** Whether it is the training supplier's address, whose offers are not real. */
  isTraining(url: URL): boolean;
  /** Returns the problem code of a refused base URL; null if allowed. */
  refusal(baseUrl: string): 'supplier_https_required' | 'supplier_host_refused' | null;
}

/**
 * Builds the policy from SUPPLIER_ALLOWED_HOSTS. With demo data or outside production the training supplier runs, so its address and port
 * are allowed too.
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

/** Checks what needs no DNS; the rest is checked on each call. */
function isForbiddenLiteral(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return host === 'localhost' || host.endsWith('.localhost');
}
