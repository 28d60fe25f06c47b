/** How long a caller may take, in milliseconds (SECURITY 40). Fastify's own limits are 0, which is none. */
export interface Limits {
  /** To send a request, head and body, from its first byte. With `checkEvery` 30 seconds: docs/operations.md says so. */
  requestTimeout: number;
  /** How often requests under way are looked at. Node's own way is each half minute, which doubles the limit. */
  checkEvery: number;
  /** Without a byte in either direction, as by a caller that reads no answer. */
  connectionTimeout: number;
  /** Longer than a usual load balancer's idle time, so that it is never we who close first. */
  keepAliveTimeout: number;
}

export const usualLimits: Limits = {
  requestTimeout: 29_000,
  checkEvery: 1_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 75_000,
};
