/**
 * Returns the address that credentials are bound to: protocol and URL (SECURITY 59). The path counts, because behind one host it may lead
 * to somebody else's server.
 */
export function addressOf({ protocol, base_url: url }: { protocol: string; base_url: string }): string {
  return `${protocol} ${url}`;
}
