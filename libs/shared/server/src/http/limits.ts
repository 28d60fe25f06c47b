/** Timeouts for callers, in milliseconds (SECURITY 40). Fastify's defaults are 0, meaning none. */
export interface Limits {
  /**
   * For sending a request, headers and body, from its first byte. Together with `checkEvery` 30 seconds, as stated in docs/operations.md.
   */
  requestTimeout: number;
  /** Interval of the check. Node's default of 30 seconds would double the limit. */
  checkEvery: number;
  /** Without a byte in either direction, for example if a caller does not read its response. */
  connectionTimeout: number;
  /** Longer than the usual idle timeout of load balancers, so that the server never closes first. */
  keepAliveTimeout: number;
}

export const usualLimits: Limits = {
  requestTimeout: 29_000,
  checkEvery: 1_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 75_000,
};
