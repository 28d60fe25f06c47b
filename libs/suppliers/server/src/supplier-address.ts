/**
 * Where credentials are sent, and in what form: what they are given for, and nothing else (SECURITY 59). The path counts
 * too, since behind one host it may lead to somebody else's server.
 */
export function addressOf({ protocol, base_url: url }: { protocol: string; base_url: string }): string {
  return `${protocol} ${url}`;
}
